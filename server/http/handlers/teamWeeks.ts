/** A team's weeks of a season: its games, its record and the place of its points. */
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { sumOf } from '../../domain/games';
import { placeOf, type WholeGame } from '../../domain/matchups';
import { roundNameOf } from '../../domain/roundNames';
import { gamesOfTeam, readSeason, recordAfterWeek, weekIsOver } from './season';

type Schemas = components['schemas'];

/** Reads a season once, for any game of it. */
export async function readGames(db: Database, leagueId: string, year: number) {
  const season = await readSeason(db, leagueId, year);
  const [names, isOver] = await Promise.all([
    selectNamesBySeason(db, leagueId).then((found) => found.of(year)),
    weekIsOver(db, leagueId, season),
  ]);
  const { rules, standings, whole } = season;
  const toTeamGame = (game: WholeGame): Schemas['TeamGame'] => {
    const weeks = game.weeks.map(({ week }) => week);
    const { score, opponentScore } = sumOf(game.weeks);
    return {
      ...{ opponentId: game.opponentId, opponentName: names.get(game.opponentId) ?? game.opponentId },
      ...{ weeks, score, opponentScore },
      result: isOver(year, weeks.at(-1)!) ? game.result : null,
      round: roundNameOf(game, { rules, games: whole, standings }),
    };
  };
  return { season, isOver, toTeamGame };
}

/** Reads a season once, for any of a team's weeks. */
export async function readTeamWeeks(db: Database, leagueId: string, year: number, teamId: string) {
  const { season, isOver, toTeamGame } = await readGames(db, leagueId, year);
  const allGamesOf = (week: number) => gamesOfTeam(season, teamId, week).map(toTeamGame);

  /** The games of a week as a part of a response, without the field where there are none. */
  const asField = (games: Schemas['TeamGame'][]) => (games.length > 0 ? { games } : {});

  return {
    /** The last week with scores; null without any. */
    lastWeek: season.scores.at(-1)?.week ?? null,
    gamesOf: (week: number) => asField(allGamesOf(week)),
    /** What the row of a week has besides its points. */
    weekOf(week: number): Pick<Schemas['TeamWeekScore'], 'games' | 'recordAfter' | 'place'> {
      const games = allGamesOf(week);
      return {
        ...asField(games),
        recordAfter: recordAfterWeek(season, isOver, teamId, games[0]?.weeks.at(-1) ?? week),
        place: isOver(year, week) ? placeOf(season.scores, teamId, week) : null,
      };
    },
  };
}
