import { required } from '../fields';
import type { HostStanding, HostTeam } from '../provider';
import { percentageOf, placeInDivisions } from '../standings';
import { mflList, mflNumber, mflText, readExport } from './answer';
import type { MflLeague } from './league';

/** Our id of a team by the host's number of its franchise. */
export type TeamIdOf = (franchiseId: string) => string;

/** A season's teams. */
export const toTeams = (league: MflLeague, teamIdOf: TeamIdOf): HostTeam[] =>
  league.franchises.map((franchise) => ({ teamId: teamIdOf(franchise.externalId), ...franchise }));

/** Reads `leagueStandings` in the league's own order. The columns are the league's choice: those absent count 0. */
export function parseStandings(text: string, what: string, league: MflLeague, teamIdOf: TeamIdOf): HostStanding[] {
  const rows = mflList(readExport(text, 'leagueStandings', what).franchise, 'leagueStandings').map((row, i) => {
    const id = required(mflText(row.id), `MyFantasyLeague leagueStandings[${i}]: id`, 'an id');
    const record = {
      teamId: teamIdOf(id),
      division: league.franchises.find(({ externalId }) => externalId === id)?.division ?? null,
      wins: mflNumber(row.h2hw) ?? 0,
      losses: mflNumber(row.h2hl) ?? 0,
      draws: mflNumber(row.h2ht) ?? 0,
      pointsFor: mflNumber(row.pf) ?? 0,
      pointsAgainst: mflNumber(row.pa) ?? 0,
    };
    return { ...record, percentage: mflNumber(row.h2hpct) ?? percentageOf(record) };
  });
  return placeInDivisions(rows);
}
