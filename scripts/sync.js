/** `npm run sync`: runs one sync job. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('cli/sync.js');
