/** `npm run users`: the accounts of an installation. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('cli/users.js');
