/** `npm run users`: adds, lists, changes and removes accounts, their leagues and teams. */
import { runCommand } from './command';
import { usersCommand } from './usersCommand';

await runCommand(usersCommand);
