import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { hostKey, hostKeyAccount, league, leagueSource } from '../../schema';
import { decrypt, encrypt, type Reencrypted } from '../../secrets';
import type { Account } from '../accounts/accounts';
import { getSecret } from '../installation';

/** A league of a host in a season; its id there is valid for that season. */
interface HostSeason {
  externalId: string;
  season: number;
}

const secretOf = async (db: Database, secretKey: string | null) => secretKey ?? getSecret(db, 'hostKeySecret');

const isOf = (table: typeof hostKey | typeof hostKeyAccount, provider: string, { externalId, season }: HostSeason) =>
  and(eq(table.provider, provider), eq(table.externalId, externalId), eq(table.season, season));

/** Whether an account has entered a right key of the league and season, or may see the league here. */
function mayUse(db: Database, { id, scopes }: Account, provider: string, season: HostSeason) {
  const entered = db
    .select({ season: hostKeyAccount.season })
    .from(hostKeyAccount)
    .where(and(isOf(hostKeyAccount, provider, season), eq(hostKeyAccount.accountId, id)));
  const own = scopes.map(({ leagueId }) => leagueId);
  const seen = db
    .select({ id: league.id })
    .from(leagueSource)
    .innerJoin(league, eq(league.id, leagueSource.leagueId))
    .where(
      and(
        eq(leagueSource.provider, provider),
        ...[eq(leagueSource.externalId, season.externalId), eq(leagueSource.season, season.season)],
        or(eq(league.visibility, 'public'), inArray(league.id, own)),
      ),
    );
  return or(exists(entered), exists(seen));
}

/**
 * The key of a private league and season.
 * @param account who wants to read the league; without one the server does
 * @returns null if there is none, it is not for the account, or another secret encrypted it
 */
export async function findHostKey(
  db: Database,
  secretKey: string | null,
  provider: string,
  season: HostSeason,
  account?: Account,
): Promise<string | null> {
  const isForAll = account === undefined || account.role === 'admin';
  const [found] = await db
    .select({ encrypted: hostKey.encrypted })
    .from(hostKey)
    .where(and(isOf(hostKey, provider, season), isForAll ? undefined : mayUse(db, account, provider, season)));
  return found ? decrypt(found.encrypted, await secretOf(db, secretKey), 'host keys') : null;
}

/** Whether there is a key of a league and season: then it is private on its host. */
export const hasHostKey = async (db: Database, provider: string, season: HostSeason): Promise<boolean> =>
  (await db.$count(hostKey, isOf(hostKey, provider, season))) > 0;

/** Records that an account has entered a right key of a league and season, if there is a stored one. */
export const addHostKeyAccount = (db: Database, provider: string, season: HostSeason, accountId: number) =>
  db
    .insert(hostKeyAccount)
    .select(
      db
        .select({
          ...{ provider: hostKey.provider, externalId: hostKey.externalId, season: hostKey.season },
          accountId: sql`${accountId}::int`.as('account_id'),
        })
        .from(hostKey)
        .where(isOf(hostKey, provider, season)),
    )
    .onConflictDoNothing();

/** Stores the key of a private league and season, replacing the previous one. */
export async function saveHostKey(
  db: Database,
  secretKey: string | null,
  provider: string,
  { externalId, season }: HostSeason,
  key: string,
): Promise<void> {
  const encrypted = encrypt(key, await secretOf(db, secretKey), 'host keys');
  await db
    .insert(hostKey)
    .values({ provider, externalId, season, encrypted })
    .onConflictDoUpdate({
      target: [hostKey.provider, hostKey.externalId, hostKey.season],
      set: { encrypted, savedAt: sql`now()` },
    });
}

/** Encrypts all keys of private leagues with another secret; those that `from` does not decrypt stay as they are. */
export async function reencryptHostKeys(tx: Database, from: string | null, to: string): Promise<Reencrypted> {
  const known = await secretOf(tx, from);
  const { provider, externalId, season } = hostKey;
  const rows = await tx.select().from(hostKey).for('update');
  let unreadable = 0;
  for (const row of rows) {
    const key = decrypt(row.encrypted, known, 'host keys');
    if (key === null) unreadable += 1;
    else
      await tx
        .update(hostKey)
        .set({ encrypted: encrypt(key, to, 'host keys') })
        .where(and(eq(provider, row.provider), eq(externalId, row.externalId), eq(season, row.season)));
  }
  return { total: rows.length, unreadable };
}

/** Deletes keys older than some days that no league uses: of leagues that were found but never added. */
export const deleteUnusedHostKeys = (db: Database, days: number) =>
  db.delete(hostKey).where(
    sql`${hostKey.savedAt} < now() - make_interval(days => ${days}) and (${hostKey.provider}, ${hostKey.externalId}, ${hostKey.season}) not in (
      select ${leagueSource.provider}, ${leagueSource.externalId}, ${leagueSource.season} from ${leagueSource})`,
  );

/** Deletes the keys of a league's seasons. */
export const removeHostKeys = (tx: Database, leagueId: string) =>
  tx.delete(hostKey).where(
    sql`(${hostKey.provider}, ${hostKey.externalId}, ${hostKey.season}) in (
      select ${leagueSource.provider}, ${leagueSource.externalId}, ${leagueSource.season}
      from ${leagueSource} where ${leagueSource.leagueId} = ${leagueId})`,
  );
