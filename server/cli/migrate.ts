/** `npm run migrate`: migrates the tables to this version. */
import { runCommand } from './command';
import { migrateCommand } from './migrateCommand';

await runCommand(migrateCommand);
