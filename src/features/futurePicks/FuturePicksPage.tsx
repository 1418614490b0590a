import { useMemo } from 'react';
import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable } from '../../components/StaticTable';
import { futurePicks } from '../../entities/tables';
import { useTeamPath } from '../../league/useTeamPath';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { bySeason } from './bySeason';
import { seasonColumns } from './columns';

/** The owners of the picks of the drafts to come: a table per season, a row per owner. */
export function FuturePicksPage() {
  const { leagueId } = useRouteParams<'futurePicks'>();
  const { rows: picks, query } = useRows(futurePicks, { leagueId });
  const seasons = useMemo(() => picks && bySeason(picks), [picks]);
  const teamPath = useTeamPath(leagueId);
  return (
    <Page>
      <QuerySection
        rows={seasons}
        label="Future Picks"
        query={query}
        emptyHint="This league trades no picks of later drafts."
        cards={{ count: 1 }}
      >
        {(found) =>
          found.map(({ season, rounds, teams }) => (
            <section key={String(season)} className="card" aria-labelledby={`picks-${season}`}>
              <h2 id={`picks-${season}`} className="card__title">
                {season}
              </h2>
              <StaticTable
                label={`Picks of ${season}`}
                columns={seasonColumns(rounds, teamPath)}
                rows={teams}
                rowKey={({ team }) => team.teamId}
                hasLinks
              />
            </section>
          ))
        }
      </QuerySection>
    </Page>
  );
}
