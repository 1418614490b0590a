import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db';
import { setLeague } from '../../server/db/queries/leagues/leagues';
import * as schema from '../../server/db/schema';
import { sleeperAdapter } from '../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../server/hosts/sleeper/reader';
import { recordedTransport } from '../../server/hosts/transport/transport';
import { readNewLeague } from '../../server/sync/additions/addLeague';
import { hostsOf } from '../../server/sync/hosts';
import { NEXT_SEASON } from './readData';
import type { SeedRows } from './seedRows';

const recordedDir = fileURLToPath(new URL('./recorded', import.meta.url));
const importDir = '/nowhere';

/** The Sleeper leagues of the seed by their ids at the host in 2026, which lead to their earlier seasons. */
const recordedLeagues = [
  { id: '620000000000000149', manualKeepersEnabled: false },
  { id: '620000000000000186', manualKeepersEnabled: true },
  { id: '620000000000000260', manualKeepersEnabled: true },
];

/** The time of the newest recorded responses. */
export const recordedAt = '2026-08-21T06:00:00Z';

/** The players of the recorded leagues, each with his own id as ours. */
export async function sleeperPlayers(): Promise<Pick<SeedRows, 'player' | 'playerExternalId'>> {
  const adapter = sleeperAdapter(recordedTransport(`${recordedDir}/sleeper`, sleeperBase));
  const players = await adapter.players(NEXT_SEASON);
  return {
    player: players.map(({ playerId, ...player }) => ({ id: playerId, ...player })),
    playerExternalId: players.map(({ playerId }) => ({ provider: 'sleeper' as const, externalId: playerId, playerId })),
  };
}

/** The recorded avatars' addresses are made up, so the teams get generated ones. */
async function giveAvatars(tx: Database, leagueId: string): Promise<void> {
  const teams = await tx.select().from(schema.team).where(eq(schema.team.leagueId, leagueId));
  for (const { id } of teams) {
    const avatar = `/avatars/${id}.svg`;
    await tx.update(schema.team).set({ avatar }).where(eq(schema.team.id, id));
    await tx.update(schema.teamSeason).set({ avatar }).where(eq(schema.teamSeason.teamId, id));
  }
}

/** Adds the three leagues of Sleeper from recorded responses, as an admin adds a league. Their players must be stored. */
export async function addSleeperLeagues(db: Database): Promise<void> {
  const settings = { recordedDir, importDir, contact: null, userAgent: null, secretKey: null };
  const recorded = hostsOf(db, settings);
  const hosts = { ...recorded, sleeper: { ...recorded.sleeper, players: async () => [] } };
  for (const { id, manualKeepersEnabled } of recordedLeagues) {
    const source = { externalId: id, season: NEXT_SEASON, host: null };
    const adapter = hosts.of('sleeper', id);
    const { write } = await readNewLeague(db, hosts, {
      id,
      adapter,
      source,
      manualKeepersEnabled,
      importDir,
      visibility: 'public',
    });
    await db.transaction(async (tx) => {
      const { unmatched } = await write(tx);
      if (unmatched.length) console.log(`${id}: ${unmatched.join('\n')}`);
      await setLeague(tx, id, { isDemo: true, lastStandingsRefresh: recordedAt, lastDraftOrderRefresh: null });
      await giveAvatars(tx, id);
      // The next import of an admin reads everything, as of a league that it does not know.
      for (const table of [schema.syncState, schema.watermark]) await tx.delete(table).where(eq(table.leagueId, id));
    });
  }
}
