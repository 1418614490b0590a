import { useSearchParams } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable } from '../../components/StaticTable';
import { teamSeasons } from '../../entities/generated/gamesTables.gen';
import { useSettings } from '../../league/useSettings';
import { useLeaguePaths } from '../../routing/usePlatform';
import { readYear } from '../../routing/readSearch';
import { useRow } from '../../store/useRows';
import { gameColumns, rowsOf } from './gameColumns';
import { PlacesChart } from './PlacesChart';

type Props = { leagueId: string; teamId: string };

/** A team's games of a season, that of the standings or of `?year=`, with its place after each week. */
export function TeamSeason({ leagueId, teamId }: Props) {
  const year = readYear(useSearchParams()[0]);
  const arg = { leagueId, teamId, year };
  const { row, query } = useRow(teamSeasons, arg);
  /** The season that the league prepares, if it is not yet that of the standings. */
  const { season: coming = 0 } = useSettings(leagueId);
  const paths = useLeaguePaths();
  if (query.missing) return <p>The team has no season {year}.</p>;
  const isBefore = row && year === undefined && coming > row.season;
  return (
    <QuerySection
      label="Season"
      rows={row && (row.games.length > 0 ? [row] : [])}
      query={query}
      emptyHint="Games appear once the league has a schedule."
      cards={{ count: 1 }}
    >
      {([shown]) => {
        const { season, places, teams, teamName } = shown!;
        const rows = rowsOf(shown!);
        const columns = gameColumns(rows, (week) => paths.matchup(leagueId, season, week, teamId));
        return (
          <>
            <CardSection title={`${season} games${isBefore ? `, as ${coming} has not begun` : ''}`} flush>
              <StaticTable label={`${season} games`} columns={columns} rows={rows} rowKey={({ key }) => key} hasLinks />
            </CardSection>
            {places.length > 1 && <PlacesChart {...{ teamName, teams, places }} />}
          </>
        );
      }}
    </QuerySection>
  );
}
