import { or, scoreCells, scoreHeads, scores, times, type SampleOf } from './sample';

export const pointsByYear: SampleOf<'pointsByYear'> = {
  params: { leagueId: '132', year: 2025 },
  unknown: [{ leagueId: '999' }, { year: 1999 }],
  response: ({ league: leagueName, team, teamId, known }, count) => ({
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
