import { resultOfWeeks, type SeasonGame } from './games';
import { recordOf, type SeasonScores } from './matchups';
import { medianGamesOf } from './medianGames';
import { sumPoints } from './points';
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';
import { rankStandings } from './standings';

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/**
 * A team's place in the whole league after each week of the regular season, by `byRecord`. Equal teams are in the order of their ids.
 * @param games of the weeks that are over, from the side of both teams, in order
 * @param scores of these weeks
 */
export function weeklyPlaces(
  teamId: string,
  rules: Rules,
  games: readonly SeasonGame[],
  scores: SeasonScores,
): { week: number; place: number }[] {
  const regular = games.filter(({ week }) => !isPlayoffWeek(rules, week));
  const ofGames = regular.map((game) => ({ week: game.week, teamId: game.teamId, result: resultOfWeeks([game]) }));
  const results = [...ofGames, ...medianGamesOf(scores, rules)].filter(({ result }) => result !== null);
  const teamIds = unique(regular.map((game) => game.teamId)).sort();
  const standingsAfter = (last: number) =>
    rankStandings(
      teamIds.map((id) => {
        const isOwn = (each: { week: number; teamId: string }) => each.teamId === id && each.week <= last;
        return {
          ...{ teamId: id, division: null, victoryPoints: null, pointsAgainst: 0 },
          ...recordOf(results.filter(isOwn).map(({ result }) => result)),
          pointsFor: sumPoints(scores.filter(isOwn).map(({ score }) => score)),
        };
      }),
    );
  return unique(results.map(({ week }) => week))
    .sort((a, b) => a - b)
    .flatMap((week) => {
      const own = standingsAfter(week).find((standing) => standing.teamId === teamId);
      return own ? [{ week, place: own.position }] : [];
    });
}
