/** A team's game of a week within its season: its weeks, its result, and the records of its teams. */
import { resultOfWeeks, type SeasonGame } from './games';
import { groupBy } from './groupBy';
import { medianGamesOf, type Result } from './medianGames';
import { isPlayoffWeek, weeksOfGame } from './rounds';
import { noRules, type Rules } from './rules';

/** Games won, lost and tied. */
export interface WinLoss {
  wins: number;
  losses: number;
  draws: number;
}

/** Results as a record. */
export function recordOf(results: readonly (Result | null)[]): WinLoss {
  const count = (of: Result) => results.filter((result) => result === of).length;
  return { wins: count('W'), losses: count('L'), draws: count('T') };
}

/** A team's standing of a season; `finalPosition` null while it is not decided. */
export interface SeasonStanding extends WinLoss {
  teamId: string;
  finalPosition: number | null;
}

export type SeasonScores = Parameters<typeof medianGamesOf>[0];

/** A game of one or several weeks, from a team's side; `result` null before all its weeks have points. */
export interface WholeGame {
  teamId: string;
  opponentId: string;
  weeks: SeasonGame[];
  result: Result | null;
}

/** The games of a season, from the side of both teams, in order of their first weeks. */
export function wholeGames(games: readonly SeasonGame[], rules: Rules): WholeGame[] {
  const pairOf = ({ teamId, opponentId }: SeasonGame) => `${teamId} ${opponentId}`;
  const ofPair = groupBy(games, pairOf);
  return games.flatMap((game) => {
    const weeks = weeksOfGame(rules, game, ofPair.get(pairOf(game)) ?? []);
    if (weeks[0]?.week !== game.week) return [];
    return [{ teamId: game.teamId, opponentId: game.opponentId, weeks, result: resultOfWeeks(weeks) }];
  });
}

/** The place of a team's score among all scores of a week, from 1; equal scores share one. Null without a score. */
export function placeOf(scores: SeasonScores, teamId: string, week: number): number | null {
  const ofWeek = scores.filter((each) => each.week === week);
  const own = ofWeek.find((each) => each.teamId === teamId)?.score ?? null;
  return own === null ? null : 1 + ofWeek.filter(({ score }) => score !== null && score > own).length;
}

/**
 * The rules of a season. Where no rule says when the play-offs of a decided season began, it was after as many games as the teams' records
 * have: without the play-offs.
 */
export function rulesOfSeason(
  rules: Rules | undefined,
  games: readonly SeasonGame[],
  standings: readonly SeasonStanding[],
): Rules {
  const known = rules ?? noRules;
  if (known.playoffStartWeek !== null || !standings.some(({ finalPosition }) => finalPosition !== null)) return known;
  const lastWeeks = standings.flatMap(({ teamId, wins, losses, draws }) => {
    const own = games.filter((game) => game.teamId === teamId);
    return own[wins + losses + draws - 1]?.week ?? [];
  });
  return lastWeeks.length ? { ...known, playoffStartWeek: Math.max(...lastWeeks) + 1 } : known;
}

/**
 * A team's record of the regular season before a week, or with it. It has the games against the median, and none of the play-offs.
 * @param games the season's, from the side of both teams
 * @param scores of the season's weeks, for the games against the median
 */
export function recordUntil(
  teamId: string,
  week: number,
  rules: Rules,
  games: readonly SeasonGame[],
  scores: SeasonScores,
): WinLoss {
  const own = games.filter((game) => game.teamId === teamId && game.week <= week && !isPlayoffWeek(rules, game.week));
  const median = medianGamesOf(scores, rules).filter((game) => game.teamId === teamId && game.week <= week);
  return recordOf([...own.map((game) => resultOfWeeks([game])), ...median.map(({ result }) => result)]);
}
