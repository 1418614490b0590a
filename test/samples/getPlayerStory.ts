import { or, rankingInfo, times, type SampleOf } from './sample';

export const getPlayerStory: SampleOf<'getPlayerStory'> = {
  params: { leagueId: '132', playerId: '2749' },
  unknown: [{ leagueId: '999' }, { playerId: 'nobody' }],
  response: (names, count) => {
    const { teamId, team: teamName, player: playerName, known } = names;
    const team = { teamId, teamName };
    return {
      leagueName: names.league,
      player: {
        ...{ playerId: '2749', position: 'RB', positionSortOrder: 2, playerName, isKeeper: false },
        ...{ nflTeam: known ? 'KC' : null, nflRank: known ? 5 : null, fantasyProsInfo: rankingInfo(names) },
        team: known ? { id: teamId, name: teamName } : null,
      },
      seasons: times(count, {
        ...{ season: 2025, points: known ? 12.5 : 0, startedPoints: known ? 12.5 : 0, positionRank: { place: 5, players: 62 } },
        weeks: [
          {
            ...{ week: 7, points: known ? 12.5 : null, isBye: false, slot: known ? 'starter' : 'bench', team },
            opponent: known ? { teamId: '9', teamName: `${teamName} B` } : null,
          },
        ],
      }),
      events: times(count, {
        ...{ id: '1', season: 2025, type: 'waiver', at: '2025-10-12T12:00:00Z', week: 6, bid: known ? 23 : null },
        moves: [
          {
            player: { playerId: '2749', playerName, position: 'RB' },
            ...{ pick: null, budget: null, from: null, to: team },
          },
        ],
      }),
    };
  },
  shown: {
    heading: ({ player }) => player,
    headers: [],
    row: (names) => [
      names.team,
      or(names, `${names.team} B`, '–'),
      or(names, 'Starter', 'Bench'),
      or(names, '12.50', '–'),
      '12 Oct 2025',
    ],
  },
};
