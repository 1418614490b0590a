import { useMemo } from 'react';
import { combineQueries, type ScreenQuery, statusOnly, useGetFuturePicksQuery } from '../../api';
import type { DraftPickRow } from '../../entities/draftPicks';
import { futurePicks } from '../../entities/generated/tables.gen';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { useLeagueName } from '../../league/useLeagueName';
import type { TeamPath } from '../../league/useTeamPath';
import { csvName } from '../../lib/csv';
import { useAppSelector } from '../../store/hooks';
import { capitalOf } from './capital';
import { capitalColumns } from './capitalColumns';

type Props = {
  leagueId: string;
  season: number;
  /** The picks of the season's draft, and the query that loads them. */
  picks: DraftPickRow[] | undefined;
  query: ScreenQuery;
  teamPath: TeamPath;
};

/** How many picks each team has, of the season's draft and of those after it. */
export function Capital({ leagueId, season, picks, query, teamPath }: Props) {
  const ofComing = useGetFuturePicksQuery({ leagueId }, statusOnly);
  const coming = useAppSelector((state) => futurePicks.selectRows(state, { leagueId }));
  const capital = useMemo(() => picks && coming && capitalOf(season, picks, coming), [season, picks, coming]);
  const columns = useMemo(() => capitalColumns(capital?.seasons ?? [season], teamPath), [capital, season, teamPath]);
  const leagueName = useLeagueName();
  const both = { ...combineQueries(query, ofComing), loading: query.loading || ofComing.loading };
  return (
    <DataTable
      {...tablePropsFromQuery(capital?.teams, both)}
      label="Draft capital"
      columns={columns}
      sort={{ field: 'teamName', direction: 'asc' }}
      pagination={false}
      csvName={csvName(season, 'DraftCapital', leagueName)}
      emptyHint="Picks appear before a draft whose order is known, and where picks of later drafts are traded."
    />
  );
}
