/** Compiles the schemas of calls once for a process, however many apps it builds: tests build hundreds. */
import AjvCompiler from '@fastify/ajv-compiler';

export const buildValidator = AjvCompiler();
