import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { or, times, type Count, type SampleOf } from './sample';

const record = { wins: 4, losses: 2, draws: 0 };

const side = ({ teamId, team, player, known }: Names, count: Count): Schema<'MatchupSide'> => ({
  ...{ teamId, teamName: team, recordBefore: record },
  score: known && count ? 112.5 : null,
  bestScore: known && count ? 120.25 : null,
  pointsLeft: known && count ? 7.75 : null,
  result: known && count ? 'W' : null,
  recordAfter: known && count ? { ...record, wins: 5 } : null,
  lineups: times(count, {
    ...{ week: 7, score: 112.5 },
    starters: [
      {
        slot: known ? 'FLEX' : null,
        player: { playerId: '1', playerName: player, position: 'WR', score: known ? 12.5 : null, isBest: known },
      },
    ],
    ...{ bench: [], reserve: [] },
  }),
});

export const getMatchup: SampleOf<'getMatchup'> = {
  params: { leagueId: '132', year: 2025, teamId: '13204', week: 3 },
  unknown: [{ week: 25 }, { leagueId: '999' }, { year: 1999 }, { teamId: '34876401' }, { opponentId: '34876401' }],
  response: (names, count) => ({
    ...{ leagueName: names.league, season: 2025, weeks: [7], isOver: names.known, round: null },
    team: side(names, count),
    opponent: count ? { ...side(names, 0), teamId: '9', teamName: `${names.team} B`, lineups: side(names, count).lineups } : null,
    headToHead: count
      ? {
          ...{ wins: 1, losses: 0, draws: 0 },
          games: [{ season: 2025, weeks: [7], score: 112.5, opponentScore: 99, result: 'W' }],
        }
      : null,
  }),
  shown: {
    heading: ({ team }) => `${team} against ${team} B`,
    headers: [],
    row: (names) => [names.player, or(names, 'FLEX', 'WR'), or(names, '12.50', '–')],
  },
};
