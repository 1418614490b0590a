import { createHmac } from 'node:crypto';
import type { Database } from '../db';
import { getSecret } from '../db/queries/installation';

const digits = '234567';
const letters = `abcdefghijklmnopqrstuvwxyz${digits}`;

/**
 * The code by which an account shows that it runs a league of a host: `sideline-`, a digit, so that it is no word, and seven
 * letters or digits. It is the same each time, and useless to any other account, so that the league may show it to everybody.
 */
export async function proofCodeOf(db: Database, accountId: number, host: string, externalId: string): Promise<string> {
  const key = await getSecret(db, 'leagueProofKey');
  const [first = 0, ...rest] = createHmac('sha256', key).update(`${accountId} ${host} ${externalId}`).digest();
  const others = rest.slice(0, 7).map((byte) => letters[byte % letters.length]);
  return ['sideline-', digits[first % digits.length], ...others].join('');
}
