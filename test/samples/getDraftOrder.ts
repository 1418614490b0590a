import { league, or, times, type SampleOf } from './sample';

export const getDraftOrder: SampleOf<'getDraftOrder'> = {
  ...league,
  response: ({ league: leagueName, team, known }, count) => ({
    leagueName,
    lastDraftOrderRefresh: known ? '2026-08-20T06:15:00Z' : null,
    rounds: times(count, {
      picks: [
        {
          pickString: '1.05',
          totalPick: 5,
          actualPick: known ? 4 : null,
          teamName: team,
          originalTeam: known ? 'First Holder' : null,
          originalDate: known ? '2026-08-14' : null,
          keeper: !known,
        },
      ],
    }),
  }),
  shown: {
    heading: () => 'Draft Order',
    headers: ['Pick No', 'Total Pick', 'Actual Pick', 'Team Name', 'Traded From', 'Traded On', 'Keeper'],
    row: (names) => [
      '1.05',
      '5',
      or(names, '4', '–'),
      names.team,
      or(names, 'First Holder', '–'),
      or(names, '14 Aug 2026', '–'),
      or(names, '', 'Keeper'),
    ],
  },
};
