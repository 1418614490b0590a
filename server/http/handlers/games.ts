import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { bracketOf, type BracketEntry } from '../../domain/bracket';
import { gamesOf, opposite, sumOf } from '../../domain/games';
import type { WholeGame } from '../../domain/matchups';
import { medianOf } from '../../domain/medianGames';
import { roundNameOf } from '../../domain/roundNames';
import { isPlayoffWeek, roundOf, weeksOfGame } from '../../domain/rounds';
import type { Handlers } from '../operations';
import { selectGameSides } from '../../db/queries/seasons/games';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { getLeagueInYear, getLeagueOf } from './find';
import { type GameWeek, gameWeeksOf, type IsOver, readSeason, recordOfWeek, type Season, weekIsOver } from './season';

type Game = components['schemas']['Game'];

type Of = { leagueId: string; leagueName: string; season: number };

/** The games of one week; `known` is what is known of its season, `isOver` says which weeks are over. */
export async function gamesOfWeek(
  db: Database,
  { leagueId, leagueName, season }: Of,
  chosen: GameWeek | undefined,
  known: Season,
  isOver: IsOver,
): Promise<components['schemas']['Games']> {
  const sides = chosen ? await selectGameSides(db, leagueId, season, chosen) : [];
  const rules = known.knownRules;
  const start = rules && chosen && isPlayoffWeek(rules, chosen.week) ? rules.playoffStartWeek : null;
  const playoffGames = start === null ? [] : known.all.filter(({ week }) => week >= start);
  const round = rules && chosen ? roundOf(rules, chosen.week, playoffGames) : null;
  const later = chosen && round !== null ? known.all.filter(({ week }) => week > chosen.week) : undefined;
  const playOn = later && new Set(later.map(({ teamId }) => teamId));
  const { games, idle } = gamesOf(sides, {
    playOn,
    weeksOf: (each) => weeksOfGame(rules, { week: chosen?.week ?? 0, ...each }, playoffGames),
  });
  const roundOfGame = ({ teams: [one, other] }: Game) => {
    const isSame = ({ teamId, opponentId, weeks: its }: Season['whole'][number]) =>
      teamId === one?.teamId && opponentId === other?.teamId && its.some(({ week }) => week === chosen?.week);
    const whole = known.whole.find(isSame);
    return whole ? roundNameOf(whole, { ...known, games: known.whole }) : null;
  };
  const week = chosen?.week ?? null;
  const withResults = (game: Game): Game => {
    const lastWeek = game.weeks?.at(-1) ?? week;
    const isOpen = lastWeek !== null && !isOver(season, lastWeek);
    const teams = game.teams.map((side) => ({
      ...side,
      ...(isOpen && { result: null }),
      record: recordOfWeek(known, isOver, side.teamId, week ?? 0),
    }));
    return { ...game, round: roundOfGame(game), teams };
  };
  return {
    leagueName,
    season,
    week,
    weeks: gameWeeksOf(known).map((each) => each.week),
    round,
    median: rules?.medianGames && round === null ? medianOf(sides) : null,
    games: games.map(withResults),
    idle,
  };
}

/** The league of a call, and the season that it asks for. */
async function seasonOf(db: Database, leagueId: string, year: number | undefined) {
  const league = year === undefined ? await getLeagueOf(db, leagueId) : await getLeagueInYear(db, leagueId, year);
  return { leagueName: league.name, season: year ?? league.standingsSeason };
}

export const gamesHandlers: Handlers<'getGames' | 'getBracket'> = {
  getGames: async ({ db, query: { leagueId, year, week } }) => {
    const { leagueName, season } = await seasonOf(db, leagueId, year);
    const known = await readSeason(db, leagueId, season);
    const weeks = gameWeeksOf(known);
    const chosen =
      week === undefined ? (weeks.findLast(({ isPlayed }) => isPlayed) ?? weeks[0]) : weeks.find((each) => each.week === week);
    const isOver = await weekIsOver(db, leagueId, known);
    const games = await gamesOfWeek(db, { leagueId, leagueName, season }, chosen, known, isOver);
    return { ...games, week: games.week ?? week ?? null };
  },
  getBracket: async ({ db, query: { leagueId, year } }) => {
    const { season } = await seasonOf(db, leagueId, year);
    const [known, names] = await Promise.all([
      readSeason(db, leagueId, season),
      selectNamesBySeason(db, leagueId).then((found) => found.of(season)),
    ]);
    const { rules, whole, standings } = known;
    const isOver = await weekIsOver(db, leagueId, known);
    const { rounds, others } = bracketOf(rules, whole, standings);
    const sideOf = (teamId: string) => ({ teamId, teamName: names.get(teamId) ?? teamId });
    const gameOf = (game: WholeGame) => {
      const { score, opponentScore } = sumOf(game.weeks);
      const result = isOver(season, game.weeks.at(-1)!.week) ? game.result : null;
      return {
        teams: [
          { ...sideOf(game.teamId), score, result },
          { ...sideOf(game.opponentId), score: opponentScore, result: result && opposite[result] },
        ],
        weeks: game.weeks.map(({ week }) => week),
        round: roundNameOf(game, { rules, games: whole, standings }),
      };
    };
    const gamesOf = (entries: BracketEntry[]) => {
      const games = entries.map(({ game }) => game && gameOf(game));
      const { weeks, round } = games.find((game) => game !== null)!;
      return games.map((game, index) => {
        const [teamId] = entries[index]!.teamIds;
        return game ?? { teams: [{ ...sideOf(teamId), score: null, result: null }], weeks, round };
      });
    };
    return {
      ...{ season, startWeek: rules.playoffStartWeek },
      rounds: rounds.map((entries) => ({ games: gamesOf(entries) })),
      others: others.map(gameOf),
    };
  },
};
