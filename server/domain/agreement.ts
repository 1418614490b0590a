import { resultOf, type SeasonGame } from './games';
import { medianGamesOf, type Result } from './medianGames';
import { toThousandths } from './points';
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';
import type { Standing } from './standings';

/** The played weeks of a season: both sides of each game, and each team's scores. */
export interface PlayedWeeks {
  games: SeasonGame[];
  scores: { week: number; teamId: string; score: number }[];
}

type TeamRecord = Pick<Standing, 'teamId' | 'wins' | 'losses' | 'draws' | 'pointsFor'>;

const fields = { W: 'wins', L: 'losses', T: 'draws' } as const satisfies Record<Result, keyof TeamRecord>;

/** The records that follow from the games and scores of the regular season, by team id; points in thousandths. */
function recordsOf({ games, scores }: PlayedWeeks, rules: Rules): Map<string, TeamRecord> {
  const records = new Map<string, TeamRecord>();
  const recordOf = (teamId: string): TeamRecord => {
    const record = records.get(teamId) ?? { teamId, wins: 0, losses: 0, draws: 0, pointsFor: 0 };
    records.set(teamId, record);
    return record;
  };
  const isRegular = ({ week }: { week: number }) => !isPlayoffWeek(rules, week);
  for (const { teamId, score } of scores.filter(isRegular)) recordOf(teamId).pointsFor += toThousandths(score);
  const results = games.filter(isRegular).map((game) => ({ teamId: game.teamId, result: resultOf(game) }));
  for (const { teamId, result } of [...results, ...medianGamesOf(scores, rules)])
    if (result) recordOf(teamId)[fields[result]] += 1;
  return records;
}

/**
 * What the host's records have more than the games and scores of the regular season, by team, as a text to compare: empty if they agree.
 * Some hosts' records always differ, as in a league whose commissioner adjusts points.
 */
export function differenceOf(standings: readonly TeamRecord[], played: PlayedWeeks, rules: Rules): string {
  const records = recordsOf(played, rules);
  const differences = standings.flatMap(({ teamId, wins, losses, draws, pointsFor }) => {
    const own = records.get(teamId) ?? { wins: 0, losses: 0, draws: 0, pointsFor: 0 };
    const more = [wins - own.wins, losses - own.losses, draws - own.draws, toThousandths(pointsFor) - own.pointsFor];
    return more.some((each) => each !== 0) ? [`${teamId}: ${more.join(' ')}`] : [];
  });
  return differences.sort().join('\n');
}
