/** `npm start`: installs and builds what is missing, then serves the application and its API in this process. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { ensureBuilt } = await import('./ensureBuilt.js');
await ensureBuilt();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('main.js');
