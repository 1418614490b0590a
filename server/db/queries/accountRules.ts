import type { Database } from '..';
import { readValue, writeValue } from './installation';

const ruleName = 'leaguesPerAccount';

/** How many leagues an account other than an admin's may add and run; 0 where only admins add leagues. */
export const findLeaguesPerAccount = async (db: Database): Promise<number> => Number((await readValue(db, ruleName)) ?? 0);

/** Sets how many leagues an account other than an admin's may add and run. */
export const setLeaguesPerAccount = (db: Database, most: number) => writeValue(db, ruleName, String(most));
