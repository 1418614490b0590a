/** `npm run backup -- <file>`: writes all data into a file. */
import { runCommand } from './command';
import { backupCommand } from './backupCommand';

await runCommand(backupCommand);
