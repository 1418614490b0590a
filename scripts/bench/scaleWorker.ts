/**
 * A worker on the database of `DATABASE_URL` whose host responds after the given milliseconds, for `npm run bench:scale`. It ends with its
 * standard input.
 */
import { openDatabase } from '../../server/db/openDatabase';
import { startWorker } from './manyLeagues';

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL! });
const worker = startWorker(database, Number(process.argv[2]));
process.stdin.resume().once('end', () => {
  void worker.stop(0).then(() => process.exit(0));
});
console.log('ready');
