import { kinds, type NumberKind } from '../../domain/numberKinds';
import { required, requireUnique } from '../fields';
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
    const numberOf = (name: string, kind: NumberKind) => mflNumber(row[name], `leagueStandings[${i}]: ${name}`, kind);
    const record = {
      teamId: teamIdOf(id),
      division: league.franchises.find(({ externalId }) => externalId === id)?.division ?? null,
      wins: numberOf('h2hw', kinds.count) ?? 0,
      losses: numberOf('h2hl', kinds.count) ?? 0,
      draws: numberOf('h2ht', kinds.count) ?? 0,
      pointsFor: numberOf('pf', kinds.points) ?? 0,
      pointsAgainst: numberOf('pa', kinds.points) ?? 0,
    };
    return { ...record, percentage: numberOf('h2hpct', kinds.share) ?? percentageOf(record) };
  });
  requireUnique(rows, 'MyFantasyLeague leagueStandings: franchise', ({ teamId }) => teamId);
  return placeInDivisions(rows);
}
