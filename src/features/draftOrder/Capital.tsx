import { useMemo } from 'react';
import { combineQueries } from '../../api';
import { futurePicks } from '../../entities/generated/tables.gen';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { useLeagueName } from '../../league/useLeagueName';
import type { TeamPath } from '../../league/useTeamPath';
import { csvName } from '../../lib/csv';
import { useRows } from '../../store/useRows';
import { capitalOf } from './capital';
import { capitalColumns } from './capitalColumns';
import { type DraftsOfSeason, useComingDrafts } from './useComingDrafts';

type Props = DraftsOfSeason & { teamPath: TeamPath };

/** How many picks each team has, of the season's drafts that are still to be made and of those after them. */
export function Capital({ teamPath, ...ofSeason }: Props) {
  const { leagueId, season } = ofSeason;
  const { drafts, query } = useComingDrafts(ofSeason);
  const { rows: coming, query: ofComing } = useRows(futurePicks, { leagueId });
  const capital = useMemo(() => drafts && coming && capitalOf(drafts, coming), [drafts, coming]);
  const columns = useMemo(
    () => capitalColumns(capital?.drafts ?? [{ key: String(season), season, draft: undefined }], teamPath),
    [capital, season, teamPath],
  );
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
