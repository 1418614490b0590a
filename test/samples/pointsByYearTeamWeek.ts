import { or, teamGame, times, type SampleOf } from './sample';

export const pointsByYearTeamWeek: SampleOf<'pointsByYearTeamWeek'> = {
  params: { leagueId: '132', year: 2025, teamId: '13201', week: 3 },
  unknown: [{ week: 25 }, { leagueId: '999' }, { year: 1999 }, { teamId: '34876401' }],
  response: (names, count) => ({
    games: times(count, teamGame(names)),
    details: times(count, {
      teamName: names.team,
      playerPosition: 'WR',
      playerName: names.player,
      score: names.known ? 12.5 : null,
      index: 0,
      slot: names.known ? 'starter' : 'reserve',
    }),
  }),
  shown: {
    heading: ({ team }) => `${team} · 2025 · Week 7`,
    region: 'Player Scores',
    headers: ['Position', 'Player Name', 'Score'],
    row: (names) => [or(names, 'WRStarter', 'WRReserve'), names.player, or(names, '12.50')],
  },
};
