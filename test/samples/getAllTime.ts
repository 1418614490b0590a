import { times, type SampleOf } from './sample';

export const getAllTime: SampleOf<'getAllTime'> = {
  params: { leagueId: '132', teamId: '13204' },
  unknown: [{ leagueId: '999' }, { teamId: 'nobody' }],
  response: ({ league: leagueName, teamId, team }, count) => ({
    ...{ leagueName, teamName: `${team} B` },
    teams: times(count, {
      ...{ teamId, teamName: team, wins: 5, losses: 3, draws: 1, percentage: 0.6111, pointsFor: 1002.5, pointsAgainst: 950.25 },
    }),
  }),
};
