import { useMemo } from 'react';
import { CardSection } from '../../components/CardSection';
import { Page } from '../../league/Page';
import { PickOrigin } from '../../league/PickOrigin';
import { TeamName } from '../../league/TeamName';
import { QuerySection } from '../../components/QuerySection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { futurePicks } from '../../entities/tables';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';
import { bySeason, type TeamPicks } from './bySeason';

/** Shown for a round in which a team has no pick. */
const NONE = '–';

/** The columns of a season: the owner, then the picks of each round. */
const seasonColumns = (rounds: number[]): StaticColumn<TeamPicks>[] => [
  {
    key: 'team',
    header: 'Team Name',
    rowHeader: true,
    className: 'pinned',
    narrow: 'title',
    cell: ({ team }) => <TeamName id={team.teamId} name={team.teamName} />,
  },
  ...rounds.map((round) => ({
    key: String(round),
    header: `Round ${round}`,
    narrow: 'line' as const,
    narrowLabel: `Round ${round}`,
    cell: ({ rounds: own }: TeamPicks) => {
      const picks = own.get(round) ?? [];
      if (!picks.length) return NONE;
      return picks.map((pick) => (
        <div key={pick.key}>
          <PickOrigin pick={pick} />
        </div>
      ));
    },
  })),
];

/** The owners of the picks of the drafts to come: a table per season, a row per owner. */
export function FuturePicksPage() {
  const { leagueId } = useRouteParams<'futurePicks'>();
  const { rows: picks, query } = useRows(futurePicks, { leagueId });
  const seasons = useMemo(() => picks && bySeason(picks), [picks]);
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
            <CardSection key={season} title={season} flush>
              <StaticTable
                label={`Picks of ${season}`}
                columns={seasonColumns(rounds)}
                rows={teams}
                rowKey={({ team }) => team.teamId}
                hasLinks
              />
            </CardSection>
          ))
        }
      </QuerySection>
    </Page>
  );
}
