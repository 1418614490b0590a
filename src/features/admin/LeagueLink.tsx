import { Link } from 'react-router';
import type { StaticColumn } from '../../components/StaticTable';
import type { PlatformKey } from '../../lib/config';
import { leaguePaths } from '../../routing/leaguePaths';

type Row = { leagueId: string | null; leagueName: string | null; provider: PlatformKey | null };

/** A league's name as a link to its standings; the name alone for a league that is gone, a dash for no league. */
export function LeagueLink({ leagueId, leagueName, provider }: Row) {
  if (leagueId === null || !provider) return leagueName ?? '–';
  return <Link to={leaguePaths(provider).standings(leagueId)}>{leagueName ?? leagueId}</Link>;
}

/** The column of the league that a row is about, which names the row. */
export const leagueColumn: StaticColumn<Row> = {
  key: 'league',
  header: 'League',
  rowHeader: true,
  className: 'pinned',
  cell: LeagueLink,
};
