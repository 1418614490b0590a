/** `npm run leagues`: the leagues of an installation. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('cli/leagues.js');
