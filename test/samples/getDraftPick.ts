import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import { league, times, type Count, type SampleOf } from './sample';

export const getDraftPick: SampleOf<'getDraftPick'> = {
  params: { ...league.params, round: 1, pick: 1 },
  unknown: [...league.unknown, { round: 60 }, { year: 1999 }],
  response: (
    { league: leagueName, teamId, team: teamName, player: playerName, known }: Names,
    count: Count,
  ): Schema<'PickHistory'> => {
    const team = { teamId, teamName };
    const first = { teamId: '0', teamName: `${teamName} B` };
    const player = { playerId: '1', playerName, position: 'RB' };
    const pick = { season: 2026, round: 1, pick: 5, teamName: first.teamName, teamId: first.teamId };
    return {
      ...{ leagueName, season: 2026, pickString: '1.05', team, originalTeam: first, keeper: known },
      player: known ? player : null,
      trades: times(count, {
        ...{ date: known ? '2026-08-14' : null, from: first, to: team, source: known ? 'host' : 'manual' },
        season: known ? 2025 : null,
        moves: known
          ? [
              { player: null, pick, budget: null, from: first, to: team },
              { player, pick: null, budget: null, from: team, to: first },
            ]
          : [],
      }),
    };
  },
};
