/** `npm run users`: the accounts of an installation. */
import { ensureInstalled } from './ensureInstalled.js';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../server/cli/users.ts');
