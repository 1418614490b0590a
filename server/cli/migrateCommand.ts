import { parseArgs } from 'node:util';
import { migrations } from '../db/backup/write';
import { type Command, onDatabase } from './command';

const help = `Usage: npm run migrate

Brings the tables of DATA_DIR or DATABASE_URL to this version; the first time it creates them. A server does so itself when it starts, if
its role may. Where it may not, run this with a role that may, before the servers of a new version start.`;

export const migrateCommand: Command = async (args, context) => {
  const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return context.print(help);
  await onDatabase(
    context,
    ({ engine }) => Promise.resolve(context.print(`The tables are at version ${migrations} (${engine}).`)),
    {
      mayBeEmpty: true,
    },
  );
};
