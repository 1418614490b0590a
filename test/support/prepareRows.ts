/** Runs SQL on a copy of the seeded database before the product starts on it: `prepareRows.ts <DATA_DIR> <sql>`. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const [dataDir = '', sql = ''] = process.argv.slice(2);
const client = await PGlite.create(join(dataDir, 'pgdata'));
await client.exec(sql);
await client.close();
