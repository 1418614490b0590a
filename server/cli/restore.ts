/** `npm run restore -- <file>`: reads all data from a back-up. */
import { runCommand } from './command';
import { restoreCommand } from './restoreCommand';

await runCommand(restoreCommand);
