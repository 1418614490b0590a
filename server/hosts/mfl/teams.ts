import { required } from '../fields';
import type { HostTeam } from '../hostRows';
import { percentageOf, placeInDivisions, type Standing } from '../../domain/standings';
import { mflList, mflNumber, mflText, readExport } from './response';
import type { MflLeague } from './league';

/** Makes a team id from a franchise number. */
export type TeamIdOf = (franchiseId: string) => string;

/** A season's teams. */
export const toTeams = (league: MflLeague, teamIdOf: TeamIdOf): HostTeam[] =>
  league.franchises.map((franchise) => ({ teamId: teamIdOf(franchise.externalId), ...franchise }));

/** Reads `leagueStandings` in the league's order. Each league chooses its columns; missing ones count as 0. */
export function parseStandings(text: string, what: string, league: MflLeague, teamIdOf: TeamIdOf): Standing[] {
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
