import { link, number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import type { TeamPath } from '../../league/useTeamPath';
import type { CapitalRow } from './capital';

/** The columns of what the teams have to draft with: the team, its picks of each season, and how many they are. */
export const capitalColumns = (seasons: readonly number[], teamPath: TeamPath): Column<CapitalRow>[] => [
  link('teamName', 'Team', { flex: 1, width: 150, pinned: 'alone', narrow: 'title', to: ({ teamId }) => teamPath(teamId) }),
  ...seasons.map((season) =>
    text<CapitalRow>(`seasons.${season}`, String(season), {
      ...{ flex: 1, width: 168, wrap: true, narrow: 'chip', narrowLabel: `${season}:`, filterable: false },
      description: `Picks of ${season}, with the rounds of which the team has more than one pick or none`,
      value: (row) => row.seasons.get(season)?.text,
      sortBy: (row) => row.seasons.get(season)?.count,
    }),
  ),
  number('total', 'Total', { width: 88, narrow: 'figure', narrowWidth: 64, description: 'Picks of all these seasons' }),
];
