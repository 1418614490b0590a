import { times, type SampleOf } from './sample';

export const getPreDraftTrades: SampleOf<'getPreDraftTrades'> = {
  params: { leagueId: '132', year: 2026 },
  unknown: [{ leagueId: '999' }],
  response: ({ league: leagueName, team, teamId }, count) => ({
    model: {
      leagueName,
      preDraftTrades: times(count, { date: '2026-08-14', round: 3, pick: 11, pickFrom: team, pickTo: 'Other Team' }),
    },
    viewData: { teams: [{ id: teamId, name: team }], totalRounds: 12, totalPicks: 10 },
  }),
  shown: {
    heading: () => '2026 Pre-Draft Trades',
    region: 'Pre-Draft Trades',
    headers: ['Date', 'Round', 'Pick', 'From', 'To'],
    row: ({ team }) => ['14 Aug 2026', '3', '11', team, 'Other Team'],
  },
};
