/** `npm run leagues`: adds, lists and removes leagues of host platforms, and names players for them. */
import { runCommand } from './command';
import { leaguesCommand } from './leaguesCommand';

await runCommand(leaguesCommand);
