import type { StaticColumn } from '../../components/StaticTable';
import { TeamName } from '../../league/TeamName';
import { PickOrigin } from '../../league/PickOrigin';
import type { TeamPath } from '../../league/useTeamPath';
import type { TeamPicks } from './bySeason';

/** Shown for a round in which a team has no pick. */
const NONE = '–';

/** The columns of a season: the owner, then the picks of each round. */
export const seasonColumns = (rounds: number[], teamPath: TeamPath): StaticColumn<TeamPicks>[] => [
  {
    key: 'team',
    header: 'Team Name',
    rowHeader: true,
    className: 'pinned',
    narrow: 'title',
    cell: ({ team }) => <TeamName name={team.teamName} to={teamPath(team.teamId)} />,
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
          <PickOrigin pick={pick} teamPath={teamPath} />
        </div>
      ));
    },
  })),
];
