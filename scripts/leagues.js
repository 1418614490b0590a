/** `npm run leagues`: the leagues of an installation. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/cli/leagues.ts');
