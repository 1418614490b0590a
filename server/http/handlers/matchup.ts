import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectGamesBetween } from '../../db/queries/seasons/games';
import { selectPlayerScores } from '../../db/queries/seasons/scores';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { NotFoundError } from '../../domain/errors';
import { opposite, sumOf } from '../../domain/games';
import { lineupOf } from '../../domain/lineups';
import { recordOf, type WholeGame } from '../../domain/matchups';
import { sumPoints } from '../../domain/points';
import { roundNameOf } from '../../domain/roundNames';
import type { Rules } from '../../domain/rules';
import type { Handlers } from '../operations';
import { getTeamOfYear, requireWeek } from './history';
import {
  gamesOfTeam,
  gamesThatAreOver,
  type IsOver,
  readSeason,
  recordAfterWeek,
  recordOfWeek,
  type Season,
  weekIsOver,
} from './season';

type Schemas = components['schemas'];

type PlayerScores = Awaited<ReturnType<typeof selectPlayerScores>>;

/** A team's side of some weeks, whose players have the scores: `game` null in a week without an opponent. */
function sideOf(
  { weeks, players, teamId, teamName }: { weeks: number[]; players: PlayerScores; teamId: string; teamName: string },
  season: Season,
  game: Pick<WholeGame, 'weeks' | 'result'> | null,
  isOver: IsOver,
): Schemas['MatchupSide'] {
  const { year, scores, rules } = season;
  const played = scores.filter((each) => each.teamId === teamId && weeks.includes(each.week));
  const lineups = played.map(({ week, score }) => {
    const ofWeek = players.filter((each) => each.teamId === teamId && each.week === week);
    return lineupOf(rules, { week, score: score ?? 0, players: ofWeek });
  });
  const first = weeks[0]!;
  const last = weeks.at(-1)!;
  const isDone = isOver(year, last);
  const left = lineups.map(({ pointsLeft }) => pointsLeft);
  const pointsLeft = isDone && left.length && !left.includes(null) ? sumPoints(left) : null;
  const score = game ? (sumOf(game.weeks).score ?? null) : (played[0]?.score ?? null);
  const running = lineups.filter(({ lineup }) => !isOver(year, lineup.week) && lineup.starters.length > 0);
  return {
    ...{ teamId, teamName, score, pointsLeft },
    bestScore: score === null || pointsLeft === null ? null : sumPoints([score, pointsLeft]),
    result: isDone ? (game?.result ?? null) : null,
    ...(running.length > 0 && { withoutPoints: running.reduce((sum, { withoutPoints }) => sum + withoutPoints, 0) }),
    recordBefore: recordOfWeek(season, isOver, teamId, first - 1),
    recordAfter: recordAfterWeek(season, isOver, teamId, last),
    lineups: lineups.map(({ lineup }) => lineup),
  };
}

/** The games of two teams that are over, in all seasons, newest first. */
async function headToHead(
  db: Database,
  leagueId: string,
  { teamId, opponentId }: WholeGame,
  rulesOf: ReadonlyMap<number, Rules>,
  isOver: IsOver,
): Promise<Schemas['HeadToHead']> {
  const between = await selectGamesBetween(db, leagueId, teamId, opponentId);
  const games = gamesThatAreOver(between, rulesOf, isOver).flatMap(({ season, weeks, result }) => {
    const { score, opponentScore } = sumOf(weeks);
    if (result === null || score === null || opponentScore === null) return [];
    return [{ season, weeks: weeks.map(({ week }) => week), score, opponentScore, result }];
  });
  return { ...recordOf(games.map(({ result }) => result)), games: games.toReversed() };
}

/** The game as the opponent has it. */
const mirrored = ({ teamId, opponentId, weeks, result }: WholeGame): WholeGame => ({
  ...{ teamId: opponentId, opponentId: teamId, result: result && opposite[result] },
  weeks: weeks.map((week) => ({ ...week, score: week.opponentScore, opponentScore: week.score })),
});

export const matchupHandlers: Handlers<'getMatchup'> = {
  getMatchup: async ({ db, query: { leagueId, year, week, teamId: id, opponentId } }) => {
    const { league, teamId, teamName } = await getTeamOfYear(db, leagueId, year, id);
    const season = await readSeason(db, leagueId, year);
    const { games, scores, whole, rules, standings, rulesOf } = season;
    const lastWeek = Math.max(scores.at(-1)?.week ?? 0, games.at(-1)?.week ?? 0);
    requireWeek(league, year, week, lastWeek || null);
    const ofWeek = gamesOfTeam(season, teamId, week);
    const game = ofWeek.find((each) => opponentId === undefined || each.opponentId === opponentId);
    if (!game && opponentId !== undefined) throw new NotFoundError(`Game of team ${id} against ${opponentId} in week ${week}`);

    const [names, isOver] = await Promise.all([
      selectNamesBySeason(db, leagueId).then((found) => found.of(year)),
      weekIsOver(db, leagueId, season),
    ]);
    const teamOf = (other: string) => ({ teamId: other, teamName: names.get(other) ?? other });
    const weeks = game ? game.weeks.map((each) => each.week) : [week];
    const ofTeam = [...scores, ...games].filter((each) => each.teamId === teamId).map((each) => each.week);
    const known = [...new Set(ofTeam)].sort((a, b) => a - b);
    const neighbour = (to: number | undefined) => {
      if (to === undefined) return undefined;
      const its = games.find((each) => each.week === to && each.teamId === teamId);
      return { week: to, opponent: its ? teamOf(its.opponentId) : null };
    };
    const previous = neighbour(known.findLast((each) => each < weeks[0]!));
    const next = neighbour(known.find((each) => each > weeks.at(-1)!));
    const others = ofWeek.filter((each) => each !== game).map((each) => teamOf(each.opponentId));
    const teamIds = game ? [teamId, game.opponentId] : [teamId];
    const [players, past] = await Promise.all([
      selectPlayerScores(db, leagueId, year, { teamIds, weeks }),
      game ? headToHead(db, leagueId, game, rulesOf, isOver) : null,
    ]);
    const at = { weeks, players };
    return {
      ...{ leagueName: league.name, season: year, weeks, isOver: isOver(year, weeks.at(-1)!) },
      round: game ? roundNameOf(game, { rules, games: whole, standings }) : null,
      team: sideOf({ ...at, teamId, teamName }, season, game ?? null, isOver),
      opponent: game ? sideOf({ ...at, ...teamOf(game.opponentId) }, season, mirrored(game), isOver) : null,
      headToHead: past,
      ...(previous && { previous }),
      ...(next && { next }),
      ...(others.length > 0 && { otherOpponents: others }),
    };
  },
};
