import type { Game } from './schedule';
import { inOrder, type Standing } from './standings';

export const PLAYOFF_TEAMS = 6;
/** The three weeks after the regular season. */
export const PLAYOFF_WEEKS = [15, 16, 17] as const;

/** Division winners by record, then the best of the rest. */
export function seedTeams(standings: readonly Standing[]): string[] {
  const order = inOrder(standings);
  const winners = order.filter(({ team }, index) => order.findIndex((other) => other.team.division === team.division) === index);
  const others = order.filter((standing) => !winners.includes(standing));
  return [...winners, ...others].slice(0, PLAYOFF_TEAMS).map(({ team }) => team.id);
}

export type Playoffs = { games: Map<number, Game[]>; finalOrder: string[] };

/**
 * Plays the playoffs: two byes and two quarter-finals, semi-finals with a game for fifth place, the final with one for third. After a tie
 * the better seed advances. The regular season decides all other positions.
 * @param score a team's points of a week
 */
export function playPlayoffs(standings: readonly Standing[], score: (teamId: string, week: number) => number): Playoffs {
  const seeds = seedTeams(standings);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = seeds;
  const [quarterWeek, semiWeek, finalWeek] = PLAYOFF_WEEKS;
  const bySeed = (a: string, b: string): Game => (seeds.indexOf(a) < seeds.indexOf(b) ? [a, b] : [b, a]);
  const play = ([better, worse]: Game, week: number) =>
    score(worse, week) > score(better, week) ? { winner: worse, loser: better } : { winner: better, loser: worse };

  const quarterGames: Game[] = [bySeed(third, sixth), bySeed(fourth, fifth)];
  const [upper, lower] = [play([third, sixth], quarterWeek), play([fourth, fifth], quarterWeek)];
  const [better, worse] = bySeed(upper.winner, lower.winner);
  const semiGames: Game[] = [bySeed(first, worse), bySeed(second, better), bySeed(upper.loser, lower.loser)];
  const [semi, otherSemi, fifthPlace] = [
    play([first, worse], semiWeek),
    play([second, better], semiWeek),
    play(bySeed(upper.loser, lower.loser), semiWeek),
  ];
  const finalGames: Game[] = [bySeed(semi.winner, otherSemi.winner), bySeed(semi.loser, otherSemi.loser)];
  const final = play(bySeed(semi.winner, otherSemi.winner), finalWeek);
  const thirdPlace = play(bySeed(semi.loser, otherSemi.loser), finalWeek);

  const rest = inOrder(standings).flatMap(({ team }) => (seeds.includes(team.id) ? [] : [team.id]));
  return {
    games: new Map([
      [quarterWeek, quarterGames],
      [semiWeek, semiGames],
      [finalWeek, finalGames],
    ]),
    finalOrder: [final.winner, final.loser, thirdPlace.winner, thirdPlace.loser, fifthPlace.winner, fifthPlace.loser, ...rest],
  };
}
