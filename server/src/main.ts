/** The process: takes the command line and the environment, and ends with 1 when it cannot start. */
import { run } from './run.ts';

await run(process.argv.slice(2), process.env);
