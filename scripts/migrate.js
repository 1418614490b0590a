/** `npm run migrate`: brings the tables to this version. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/cli/migrate.ts');
