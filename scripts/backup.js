/** `npm run backup`: writes all data into a file. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/cli/backup.ts');
