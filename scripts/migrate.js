/** `npm run migrate`: migrates the tables to this version. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { runCompiled } = await import('./compileServer.js');
await runCompiled('cli/migrate.js');
