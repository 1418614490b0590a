/** `npm run rotate-keys`: replaces the keys of this installation. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('cli/rotateKeys.js');
