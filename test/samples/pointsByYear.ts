import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { or, scoreCells, scoreHeads, scores, times, type Count, type Sample } from './sample';

export const pointsByYear: Sample = {
  params: { leagueId: '132', year: 2025 },
  unknown: [{ leagueId: '999' }, { year: 1999 }],
  response: ({ league: leagueName, team, teamId, known }: Names, count: Count): Schema<'PointsByYear'> => ({
    leagueName,
    teams: times(count, { teamId, teamName: team, ownerName: known ? 'Robin Hale' : null, ...scores }),
  }),
  shown: {
    heading: () => '2025 Team Scores',
    region: 'Team Scores',
    headers: ['Team Name', 'Owner', ...scoreHeads],
    row: (names) => [names.team, or(names, 'Robin Hale'), ...scoreCells],
  },
};
