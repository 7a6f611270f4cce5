/** `npm start`: builds what is stale, then runs the server for the demo in this process. `-- --port 8080` and the like go to it. */
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';
import { DEMO_ARGS } from './demo-server.mjs';
import { buildOwnerViews } from './owner-views.mjs';

await build();
await buildOwnerViews();
register();
const { run } = await import('../server/src/run.ts');
await run([...DEMO_ARGS, ...process.argv.slice(2)], process.env);
