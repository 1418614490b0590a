import type { Database } from '../db';
import { populateDraftOrder } from './draft';
import type { HostedLeague } from './hostedLeague';
import { type ImportWrite, total } from './result';
import { refreshRosters } from './rosters';
import { refreshStandings } from './years';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateWeeks } from './updateWeeks';

async function readPresent(db: Database, hosted: HostedLeague): Promise<ImportWrite[]> {
  if (hosted.adapter.name === 'sleeper') return [await updateSleeperLeague(db, hosted)];
  return [await refreshRosters(hosted), await refreshStandings(db, hosted), await populateDraftOrder(db, hosted)];
}

/**
 * Everything that the host has about a league: current teams, rosters, draft and standings; scores and final positions of every season that
 * is not frozen, or of the newest only.
 */
export async function refreshLeague(db: Database, hosted: HostedLeague, { newestOnly = false } = {}): Promise<ImportWrite> {
  const writes = [...(await readPresent(db, hosted)), await updateWeeks(db, hosted, { withSeasons: true, newestOnly })];
  return async (tx) => {
    const outcomes = [];
    for (const write of writes) outcomes.push(await write(tx));
    return total(...outcomes);
  };
}
