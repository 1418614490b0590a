import { league, times, type SampleOf } from './sample';

export const getKeeperHistory: SampleOf<'getKeeperHistory'> = {
  params: { leagueId: '612374' },
  unknown: league.unknown,
  response: (names, count) => {
    const { player: playerName, team: teamName, teamId, known } = names;
    const cost = { round: known ? 7 : null, pick: known ? '7.04' : null, price: null };
    return {
      leagueName: names.league,
      players: times(count, {
        ...{ playerId: '1', playerName, position: 'WR' },
        seasons: [
          { season: 2026, teamId, teamName, cost },
          { season: 2025, teamId, teamName, cost: { round: null, pick: null, price: 12 } },
        ],
      }),
    };
  },
};
