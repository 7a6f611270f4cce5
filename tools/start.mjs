/** `npm start`: builds what is stale, then runs the server for the demo in this process. `-- --port 8080` and the like go to it. */
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';
import { buildSite } from './docs-site.mjs';
import { buildOwnerViews } from './owner-views.mjs';

await build();
await buildOwnerViews();
await buildSite();
register();
await import('./demo-server.mjs');
