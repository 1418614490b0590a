/** `npm run build`: the static application, in `dist/`. */
import { ensureInstalled } from './ensureInstalled.js';
import { ensureBuilt } from './ensureBuilt.js';

ensureInstalled();
ensureBuilt();
console.log('dist/ is up to date.');
