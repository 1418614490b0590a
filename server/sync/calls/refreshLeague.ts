import type { Database } from '../../db';
import { populateDraftOrder } from '../drafts/draft';
import type { HostedLeague } from '../hostedLeague';
import { type HostList, readLists } from '../lists';
import type { ImportWrite } from '../result';
import { refreshRosters } from '../teams/rosters';
import { refreshStandings } from '../seasons/years';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateWeeks } from '../weeks/updateWeeks';

const presentOf = (db: Database, hosted: HostedLeague): HostList[] =>
  hosted.adapter.name === 'sleeper'
    ? [{ name: 'teams, rosters, standings, transactions and drafts', read: () => updateSleeperLeague(db, hosted) }]
    : [
        { name: 'teams and rosters', read: () => refreshRosters(hosted) },
        { name: 'standings', read: () => refreshStandings(db, hosted) },
        { name: 'drafts and transactions', read: () => populateDraftOrder(db, hosted) },
      ];

/**
 * Everything that the host has about a league: current teams, rosters, draft and standings; scores and final positions of every season that
 * is not frozen, or of the newest only. A list that is refused does not hold up the others.
 */
export const refreshLeague = (db: Database, hosted: HostedLeague, { newestOnly = false } = {}): Promise<ImportWrite> =>
  readLists(hosted, [
    ...presentOf(db, hosted),
    { name: 'scores', read: () => updateWeeks(db, hosted, { withSeasons: true, newestOnly }) },
  ]);
