import { useMemo } from 'react';
import { combineQueries } from '../../api';
import { futurePicks } from '../../entities/tables';
import { LeagueTable } from '../../league/LeagueTable';
import { useRows } from '../../store/useRows';
import { capitalOf } from './capital';
import { capitalColumns } from './capitalColumns';
import { type DraftsOfSeason, useComingDrafts } from './useComingDrafts';

/** How many picks each team has, of the season's drafts that are still to be made and of those after them. */
export function Capital(ofSeason: DraftsOfSeason) {
  const { leagueId, season } = ofSeason;
  const { drafts, query } = useComingDrafts(ofSeason);
  const { rows: coming, query: ofComing } = useRows(futurePicks, { leagueId });
  const capital = useMemo(() => drafts && coming && capitalOf(drafts, coming), [drafts, coming]);
  const columns = useMemo(
    () => capitalColumns(capital?.drafts ?? [{ key: String(season), season, draft: undefined }]),
    [capital, season],
  );
  const both = { ...combineQueries(query, ofComing), loading: query.loading || ofComing.loading };
  return (
    <LeagueTable
      rows={capital?.teams}
      query={both}
      label="Draft capital"
      columns={columns}
      sort={{ field: 'teamName', direction: 'asc' }}
      pagination={false}
      csv={[season, 'DraftCapital']}
      emptyHint="Picks appear before a draft whose order is known, and where picks of later drafts are traded."
    />
  );
}
