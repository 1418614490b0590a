import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { league, times, type SampleOf } from './sample';

export const deskPlayer = ({ player: playerName, known }: Names): Schema<'DeskPlayer'> => ({
  ...{ playerId: '1', playerName, position: 'RB', isKeeper: true },
  nflTeam: known ? 'KC' : null,
  cost: known ? { round: 7, pick: '7.04', price: null } : { round: null, pick: null, price: null },
  marketRound: known ? 4 : null,
  surplus: known ? 3 : null,
  yearsKept: 1,
  yearsLeft: known ? 2 : null,
  nextCost: { round: known ? 6 : null, pick: null, price: null },
  reasons: ['Drafted in round 8 of 2024.', 'Kept in 2025.'],
  refusal: known ? null : '3 of 3 keepers: take another mark back first.',
});

export const getKeeperDesk: SampleOf<'getKeeperDesk'> = {
  params: { leagueId: '612374', teamId: '61237401' },
  unknown: [...league.unknown, { teamId: '7' }],
  response: (names, count) => ({
    ...{ leagueName: names.league, season: 2026, teamId: names.teamId, teamName: names.team, hasRules: names.known },
    words: ['A keeper costs the round he was drafted in, 1 round earlier for each year kept.'],
    deadline: names.known ? '2099-08-25T22:00:00Z' : null,
    timeZone: names.known ? 'America/New_York' : null,
    limit: names.known ? 3 : null,
    players: times(count, deskPlayer(names)),
    chosen: { playerIds: times(count, '1'), surplus: 3 },
    best: { playerIds: times(count, '1'), surplus: 3 },
    picksLeft: ['1.04', '2.09'],
  }),
};
