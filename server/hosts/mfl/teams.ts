import { decodeHTMLStrict } from 'entities';
import { kinds, type NumberKind, toNumber } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, reportTwice, required } from '../fields';
import type { HostTeam } from '../hostRows';
import { percentageOf, placeInDivisions, type Standing } from '../../domain/standings';
import { mflList, mflNumber, mflText, readExport, withoutByes } from './response';
import type { MflLeague } from './league';

/** Makes a team id from a franchise number. */
export type TeamIdOf = (franchiseId: string) => string;

/** A season's teams. */
export const toTeams = (league: MflLeague, teamIdOf: TeamIdOf): HostTeam[] =>
  league.franchises.map((franchise) => ({ teamId: teamIdOf(franchise.externalId), ...franchise }));

type WinsLossesTies = [wins: number, losses: number, draws: number];

/** Reads `12-2-0`, with a hyphen or dash of any kind, also as an entity; null when it is no such text. */
function parseRecord(text: unknown): WinsLossesTies | null {
  const [, ...parts] = /^(\d+)\s*\p{Pd}\s*(\d+)(?:\s*\p{Pd}\s*(\d+))?$/u.exec(decodeHTMLStrict(mflText(text) ?? '').trim()) ?? [];
  const counts = parts.map((part) => toNumber(part ?? 0, kinds.count));
  return counts.length && !counts.includes(null) ? (counts as WinsLossesTies) : null;
}

/** A team's record: each number has a column, or one column has all; null where neither is there. */
function recordOf(row: Fields, numberOf: (name: string, kind: NumberKind) => number | null): WinsLossesTies | null {
  const [wins, losses, draws] = ['h2hw', 'h2hl', 'h2ht'].map((name) => numberOf(name, kinds.count));
  if (wins != null || losses != null) return [wins ?? 0, losses ?? 0, draws ?? 0];
  return parseRecord(row.h2hwlt);
}

/**
 * Reads `leagueStandings` in the league's order. Each league chooses its columns; missing points count as 0. A record that is not there
 * counts as 0-0-0; a league with games reports it once it has points.
 */
export function parseStandings(text: string, what: string, league: MflLeague, teamIdOf: TeamIdOf, report: Report): Standing[] {
  let lacking = 0;
  const franchises = withoutByes(mflList(readExport(text, 'leagueStandings', what).franchise, 'leagueStandings'));
  const once = reportTwice(franchises, report, 'MyFantasyLeague leagueStandings: franchise', ({ id }) => mflText(id));
  const rows = once.map((row, i) => {
    const id = required(mflText(row.id), `MyFantasyLeague leagueStandings[${i}]: id`, 'an id');
    const numberOf = (name: string, kind: NumberKind) => mflNumber(row[name], `leagueStandings[${i}]: ${name}`, kind);
    const known = recordOf(row, numberOf);
    const [wins, losses, draws] = known ?? [0, 0, 0];
    const record = {
      teamId: teamIdOf(id),
      division: league.franchises.find(({ externalId }) => externalId === id)?.division ?? null,
      ...{ wins, losses, draws },
      pointsFor: numberOf('pf', kinds.points) ?? 0,
      pointsAgainst: numberOf('pa', kinds.points) ?? 0,
      victoryPoints: league.hasVictoryPoints ? numberOf('vp', kinds.points) : null,
    };
    if (!known && league.hasGames && record.pointsFor !== 0) lacking += 1;
    return { ...record, percentage: (known && numberOf('h2hpct', kinds.share)) ?? percentageOf(record) };
  });
  if (lacking)
    report(`leagueStandings: ${lacking} of ${rows.length} teams have no wins and losses, neither in h2hw and h2hl nor in h2hwlt`);
  return placeInDivisions(rows);
}
