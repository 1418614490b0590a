/** `npm run sync`: reads a league, or the data that all leagues share, from its host. */
import { runCommand } from './command';
import { syncCommand } from './syncCommand';

await runCommand(syncCommand);
