import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { gamesOf } from '../../domain/games';
import { medianOf } from '../../domain/medianGames';
import { isPlayoffWeek, roundOf, weeksOfGame } from '../../domain/rounds';
import type { Handlers } from '../operations';
import { selectGameSides, selectGameWeeks, selectSeasonGames, selectTeamsAfter } from '../../db/queries/games';
import { findRules } from '../../db/queries/rules';
import { getLeagueInYear, getLeagueOf } from './find';

export type GameWeeks = Awaited<ReturnType<typeof selectGameWeeks>>;
type Season = { leagueId: string; leagueName: string; season: number };

/** The games of one week; `weeks` are all weeks of the season. */
export async function gamesOfWeek(
  db: Database,
  { leagueId, leagueName, season }: Season,
  weeks: GameWeeks,
  chosen: GameWeeks[number] | undefined,
): Promise<components['schemas']['Games']> {
  const sides = chosen ? await selectGameSides(db, leagueId, season, chosen) : [];
  const rules = chosen && (await findRules(db, leagueId, season))?.rules;
  const start = rules && isPlayoffWeek(rules, chosen.week) ? rules.playoffStartWeek : null;
  const playoffGames = start === null || start === undefined ? [] : await selectSeasonGames(db, leagueId, season, start);
  const round = rules && chosen ? roundOf(rules, chosen.week, playoffGames) : null;
  const playOn = chosen && round !== null ? await selectTeamsAfter(db, leagueId, season, chosen.week) : undefined;
  return {
    leagueName,
    season,
    week: chosen?.week ?? null,
    weeks: weeks.map((each) => each.week),
    round,
    median: rules?.medianGames && round === null ? medianOf(sides) : null,
    ...gamesOf(sides, { playOn, weeksOf: (each) => weeksOfGame(rules, { week: chosen?.week ?? 0, ...each }, playoffGames) }),
  };
}

export const gamesHandlers: Handlers<'getGames'> = {
  getGames: async ({ db, query: { leagueId, year, week } }) => {
    const { name: leagueName, standingsSeason } =
      year === undefined ? await getLeagueOf(db, leagueId) : await getLeagueInYear(db, leagueId, year);
    const season = year ?? standingsSeason;
    const weeks = await selectGameWeeks(db, leagueId, season);
    const chosen =
      week === undefined ? (weeks.findLast(({ isPlayed }) => isPlayed) ?? weeks[0]) : weeks.find((each) => each.week === week);
    const games = await gamesOfWeek(db, { leagueId, leagueName, season }, weeks, chosen);
    return { ...games, week: games.week ?? week ?? null };
  },
};
