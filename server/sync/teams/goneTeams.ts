import { responseWith } from '../../hosts/hostText';
import type { HostCall, HostAdapter, Source } from '../../hosts/port';

/** The report of a team that one response lacks and another has: its stored data stays. */
export const lackingTeam = ({ adapter }: { adapter: HostAdapter }, call: HostCall, source: Source, teamId: string) =>
  `${responseWith(adapter.requestOf(call, source))} lacks team ${teamId}, which stays as it is stored (${adapter.callOf(call, source)})`;

/** The rows of the league's teams, and the names of the teams of other rows. */
interface OfTeams<Row> {
  rows: Row[];
  unmatched: string[];
}

/**
 * Leaves out rows of teams that the league does not have (any more): hosts keep some of them.
 * @param teams the ids of the league's teams; if none is known, all rows stay
 * @param idsOf the teams that a row is about
 */
export function ofTeams<Row>(rows: readonly Row[], teams: ReadonlySet<string>, idsOf: (row: Row) => string[]): OfTeams<Row> {
  const isGone = (id: string) => teams.size > 0 && !teams.has(id);
  return {
    rows: rows.filter((row) => !idsOf(row).some(isGone)),
    unmatched: [...new Set(rows.flatMap(idsOf).filter(isGone))].map((id) => `team ${id}`),
  };
}
