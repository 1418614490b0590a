/** `npm run build`: the static application in `dist/`, and the server as plain JavaScript in `dist-server/`. */
import { ensureInstalled } from './ensureInstalled.js';
import { ensureBuilt } from './ensureBuilt.js';

ensureInstalled();
await ensureBuilt();
const { ensureCompiled } = await import('./compileServer.js');
ensureCompiled();
console.log('dist/ and dist-server/ are up to date.');
