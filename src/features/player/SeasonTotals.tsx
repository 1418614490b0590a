import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { joined } from '../../league/joined';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';
import { useLeaguePaths } from '../../routing/usePlatform';

type Season = Schema<'PlayerSeason'>;

/** The teams of a season's weeks, each once. */
const teamsOf = ({ weeks }: Season) => [...new Map(weeks.map(({ team }) => [team.teamId, team])).values()];

type Props = { leagueId: string; player: Schema<'PlayerStory'>['player']; seasons: Season[] };

/** A player's points in each season, and his place among the players of his position. A season leads to its weeks. */
export function SeasonTotals({ leagueId, player: { playerId, position }, seasons }: Props) {
  const paths = useLeaguePaths();
  const columns: StaticColumn<Season>[] = [
    {
      key: 'season',
      header: 'Season',
      rowHeader: true,
      className: 'pinned',
      narrow: 'title',
      cell: ({ season }) => (
        <Link to={`${paths.playerStory(leagueId, playerId)}?year=${season}`} preventScrollReset>
          {season}
        </Link>
      ),
    },
    {
      key: 'teams',
      header: 'Teams',
      narrow: 'line',
      cell: (season) => joined(teamsOf(season), ({ teamId, teamName }) => <TeamName id={teamId} name={teamName} />),
    },
    {
      key: 'rank',
      header: 'Rank',
      className: 'nowrap',
      narrow: 'chip',
      description: 'Place by points among the players of his position in the league’s line-ups',
      cell: ({ positionRank: { place, players } }) => (
        <>
          {position} {place} <span className="muted">of {players}</span>
        </>
      ),
    },
    {
      key: 'started',
      header: 'Started',
      align: 'right',
      narrow: 'chip',
      narrowLabel: 'Started',
      description: 'Points in the weeks in which he started',
      cell: ({ startedPoints }) => points(startedPoints),
    },
    {
      key: 'points',
      header: 'Points',
      align: 'right',
      narrow: 'figure',
      description: 'Points in all weeks in which a team had him',
      cell: (season) => points(season.points),
    },
  ];
  return (
    <CardSection title="Seasons" flush>
      <StaticTable hasLinks label="Seasons" columns={columns} rows={seasons} rowKey={({ season }) => season} />
    </CardSection>
  );
}
