import { deskPlayer } from './getKeeperDesk';
import { league, times, type SampleOf } from './sample';

export const getKeeperChoices: SampleOf<'getKeeperChoices'> = {
  params: { leagueId: '612374' },
  unknown: league.unknown,
  response: (names, count) => {
    const { playerId, playerName, position, cost } = deskPlayer(names);
    const { team: teamName, teamId, known } = names;
    return {
      ...{ leagueName: names.league, season: 2026, limit: known ? 3 : null, isHostKnown: known },
      words: ['A keeper costs the round he was drafted in.'],
      deadline: known ? '2099-08-25T22:00:00Z' : null,
      timeZone: known ? 'America/New_York' : null,
      teams: times(count, {
        ...{ teamId, teamName, surplus: 3, bestSurplus: 5 },
        kept: [{ playerId, playerName, position, cost }],
        expected: [{ playerId: '2', playerName: `${playerName} B`, position: 'WR', cost }],
        refused: ['2 of 1 RB keepers: take a mark back.'],
        onlyHere: [{ playerId, playerName, position }],
        onlyHost: [{ playerId: '2', playerName: `${playerName} B`, position: 'WR' }],
      }),
      firstPicks: times(count, {
        ...{ pick: '1.04', teamId, teamName },
        player: known ? { playerId: '3', playerName: `${playerName} C`, position: 'QB' } : null,
      }),
    };
  },
};
