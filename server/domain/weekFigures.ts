import { groupBy } from './groupBy';
import { resultOf, type SeasonGame } from './games';
import { recordOf, type WinLoss } from './matchups';
import { medianGamesOf } from './medianGames';
import { toThousandths } from './points';
import type { Rules } from './rules';

/** The played weeks of a season: both sides of each game, and each team's scores. */
export interface PlayedWeeks {
  games: SeasonGame[];
  scores: { week: number; teamId: string; score: number }[];
}

/** What of a team's record follows from its weeks; points in thousandths. */
export interface Figures extends WinLoss {
  pointsFor: number;
  pointsAgainst: number;
}

/** What a week adds to a team's record, with the number of its games. */
export interface WeekFigures extends Figures {
  teamId: string;
  week: number;
  games: number;
}

const keyOf = ({ teamId, week }: { teamId: string; week: number }) => `${week} ${teamId}`;

/** What each week adds to each team's record. A score counts once, also in a week with two games. */
export function weekFigures({ games, scores }: PlayedWeeks, rules: Rules): WeekFigures[] {
  const gamesOf = groupBy(games, keyOf);
  const medianOf = groupBy(medianGamesOf(scores, rules), keyOf);
  return scores.map(({ teamId, week, score }) => {
    const key = keyOf({ teamId, week });
    const own = gamesOf.get(key) ?? [];
    return {
      ...{ teamId, week, games: own.length },
      ...recordOf([...own.map(resultOf), ...(medianOf.get(key) ?? []).map(({ result }) => result)]),
      pointsFor: toThousandths(score),
      pointsAgainst: own.reduce((sum, { opponentScore }) => sum + toThousandths(opponentScore ?? 0), 0),
    };
  });
}

/** The sum of several weeks. */
export function sumOfWeeks(weeks: readonly Figures[]): Figures {
  const sum = (field: keyof Figures) => weeks.reduce((total, week) => total + week[field], 0);
  return {
    ...{ wins: sum('wins'), losses: sum('losses'), draws: sum('draws') },
    ...{ pointsFor: sum('pointsFor'), pointsAgainst: sum('pointsAgainst') },
  };
}
