import type { Database } from '../..';
import { readValue, writeValue } from '../installation';

const ruleName = 'leaguesPerAccount';

/** The number of leagues that a non-admin account may add and run; 0 if only admins add leagues. */
export const findLeaguesPerAccount = async (db: Database): Promise<number> => Number((await readValue(db, ruleName)) ?? 0);

/** Sets the number of leagues that a non-admin account may add and run. */
export const setLeaguesPerAccount = (db: Database, most: number) => writeValue(db, ruleName, String(most));
