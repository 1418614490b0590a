import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { hostKey, leagueSource } from '../../schema';
import { decrypt, encrypt, type Reencrypted } from '../../secrets';
import { getSecret } from '../installation';

/** A league of a host in a season; its id there is valid for that season. */
interface HostSeason {
  externalId: string;
  season: number;
}

const secretOf = async (db: Database, secretKey: string | null) => secretKey ?? getSecret(db, 'hostKeySecret');

/**
 * The key of a private league and season.
 * @returns null if there is none or another secret encrypted it
 */
export async function findHostKey(
  db: Database,
  secretKey: string | null,
  provider: string,
  { externalId, season }: HostSeason,
): Promise<string | null> {
  const [found] = await db
    .select({ encrypted: hostKey.encrypted })
    .from(hostKey)
    .where(and(eq(hostKey.provider, provider), eq(hostKey.externalId, externalId), eq(hostKey.season, season)));
  return found ? decrypt(found.encrypted, await secretOf(db, secretKey), 'host keys') : null;
}

/** Whether there is a key of a league and season: then it is private on its host. */
export const hasHostKey = async (db: Database, provider: string, { externalId, season }: HostSeason): Promise<boolean> =>
  (await db.$count(
    hostKey,
    and(eq(hostKey.provider, provider), eq(hostKey.externalId, externalId), eq(hostKey.season, season)),
  )) > 0;

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
