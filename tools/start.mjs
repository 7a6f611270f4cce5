/** `npm start`: builds what is stale, then runs the reference server in this process. */
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';

await build();
register();
await import('../demo/server/main.ts');
