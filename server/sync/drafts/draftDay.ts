/** The drafts that are read alone while they run, without a job: often, and mostly in vain. */
import type { Database, OpenDatabase } from '../../db';
import { findLeague, lockLeague, setLeague } from '../../db/queries/leagues/leagues';
import { findSyncState, selectWatchedDrafts, setSlot, setTried } from '../../db/queries/jobs/schedule';
import { writeAndPublish } from '../../db/writeLeague';
import { causeOf } from '../../db/retry';
import { fromHost, type HostedLeague } from '../hostedLeague';
import type { Hosts } from '../hosts';
import { keyOf } from '../jobs/jobs';
import { oneAtATime } from '../jobs/oneAtATime';
import { readDrafts } from './readDrafts';
import { type ImportWrite, total } from '../result';
import { dueSlot, lookedAtWithin } from '../schedule/schedule';
import { enqueueAfterDraft } from '../schedule/scheduler';
import { writeDrafts } from './writeDrafts';

type Watched = Awaited<ReturnType<typeof selectWatchedDrafts>>[number];

const keyOfDraft = (leagueId: string) => keyOf({ resource: 'draft', leagueId });

/**
 * Reads the drafts of the season that were open, with the stored transactions. A league whose drafts are over now has drafted if its host
 * says so; then `onEnd` is called.
 */
async function readOpenDrafts(db: Database, hosted: HostedLeague, onEnd: () => void): Promise<ImportWrite> {
  const { league, adapter, source } = hosted;
  const drafts = await readDrafts(db, hosted, { seasons: [], refused: [] }, { always: false });
  const isEnd = drafts.listed.length > 0 && drafts.listed.every(({ isOver }) => isOver);
  const hasDrafted = league.hasDrafted || (isEnd && (await adapter.league(source)).hasDrafted);
  if (isEnd) onEnd();
  return async (tx) => {
    const { isChanged, ...outcome } = await writeDrafts(tx, hosted, drafts);
    const isNew = isChanged || hasDrafted !== league.hasDrafted;
    if (isNew) {
      const lastDraftOrderRefresh = league.lastDraftOrderRefresh && new Date().toISOString();
      await setLeague(tx, league.id, { hasDrafted, lastDraftOrderRefresh });
    }
    return total(outcome, { rows: isNew ? 1 : 0, skipped: 0 });
  };
}

/** Reads the open drafts of a league and writes what changed. Nothing is written or published where nothing did. */
async function readLeague({ db, bus, queue, isEmbedded }: OpenDatabase, hosts: Hosts, { id, season }: Watched) {
  let isEnd = false;
  await oneAtATime(db, isEmbedded, `league ${id}`, async () => {
    const league = await findLeague(db, id);
    if (league?.season !== season) return;
    const write = await fromHost(db, (hosted) => readOpenDrafts(db, hosted, () => (isEnd = true)))(hosts, league);
    await writeAndPublish({ db, bus }, async (tx, changed) => {
      const current = await lockLeague(tx, id);
      if (current?.season !== season) return;
      const { rows } = await write(tx);
      if (rows > 0) await changed(id);
    });
  });
  if (isEnd) await enqueueAfterDraft(queue, id);
}

/**
 * Reads the drafts that are due, of leagues that somebody looks at: each slot once, by whichever process. The leagues of a host follow one
 * another. A failure is passed to `onError`, and the next read waits.
 * @param now in milliseconds since 1970
 * @returns the leagues that were read
 */
export async function followDrafts(
  database: OpenDatabase,
  hosts: Hosts,
  now: number,
  onError: (error: unknown, leagueName: string) => void,
): Promise<string[]> {
  const { db } = database;
  const leagues = await selectWatchedDrafts(db, now - lookedAtWithin);
  const read: string[] = [];
  const follow = async (league: Watched) => {
    const { id } = league;
    const key = keyOfDraft(id);
    const state = (await findSyncState(db, key)) ?? { slotAt: null, triedAt: null, failures: 0 };
    // The calendar does not matter to drafts.
    const slot = dueSlot('draft', now, { season: 0, phase: 'off', kickOffs: [] }, league, state);
    if (slot === null || !(await setSlot(db, key, id, slot))) return;
    read.push(id);
    try {
      await readLeague(database, hosts, league);
      if (state.failures > 0) await setTried(db, key, id, null);
    } catch (error) {
      onError(error, league.name);
      await setTried(db, key, id, String((causeOf(error) as Error).message));
    }
  };
  const ofHost = async (host: string) => {
    for (const league of leagues) if (league.host === host) await follow(league);
  };
  await Promise.all([...new Set(leagues.map(({ host }) => host))].map(ofHost));
  return read;
}
