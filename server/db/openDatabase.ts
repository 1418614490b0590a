import { fileURLToPath } from 'node:url';
import type { DatabaseLocation, OpenDatabase } from '.';
import { openEmbedded } from './embedded';
import { openServer } from './postgres';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens a database and brings its tables up to date.
 * @throws LockedError when another process holds the directory; DiskNotWritableError when it cannot be written to.
 */
export const openDatabase = (location: DatabaseLocation): Promise<OpenDatabase> =>
  'databaseUrl' in location ? openServer(location, migrationsFolder) : openEmbedded(location.dataDir, migrationsFolder);
