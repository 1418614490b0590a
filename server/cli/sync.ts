/** `npm run sync`: reads a league, or what all leagues share, from its host. */
import { runCommand } from './command';
import { syncCommand } from './syncCommand';

await runCommand(syncCommand);
