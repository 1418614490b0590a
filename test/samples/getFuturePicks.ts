import { league, or, times, type SampleOf } from './sample';

export const getFuturePicks: SampleOf<'getFuturePicks'> = {
  ...league,
  response: ({ league: leagueName, teamId, team: teamName, known }, count) => {
    const team = { teamId, teamName };
    return {
      leagueName,
      picks: times(count, {
        ...{ season: 2028, round: 1, team, originalTeam: known ? { teamId: '0', teamName: 'First Holder' } : team },
        trades: known
          ? [
              { date: null, to: { teamId: '1', teamName: 'Second Holder' } },
              { date: '2026-08-14', to: team },
            ]
          : [],
      }),
    };
  },
  shown: {
    heading: () => 'Future Picks',
    headers: ['Team Name', 'Round 1'],
    row: (names) => [names.team, or(names, 'First Holder through Second Holder · 14 Aug 2026', 'Own')],
  },
};
