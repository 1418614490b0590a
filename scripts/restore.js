/** `npm run restore`: reads all data from a back-up. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/cli/restore.ts');
