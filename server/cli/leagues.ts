/** `npm run leagues`: adds, lists and removes leagues of host platforms, and manages player aliases. */
import { runCommand } from './command';
import { leaguesCommand } from './leaguesCommand';

await runCommand(leaguesCommand);
