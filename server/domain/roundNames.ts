import type { SeasonStanding, WholeGame } from './matchups';
import { isPlayoffWeek, roundOf } from './rounds';
import type { Rules } from './rules';

const titleNames = ['Final', 'Semi-final', 'Quarter-final'];
export const thirdPlace = 'Third-place game';
export const consolation = 'Consolation';

const firstWeekOf = ({ weeks }: WholeGame) => weeks[0]!.week;
const lastWeekOf = ({ weeks }: WholeGame) => weeks.at(-1)!.week;

/** Whether two sides are of the same game. */
const isSame = (one: WholeGame, other: WholeGame) =>
  firstWeekOf(one) === firstWeekOf(other) && [one.teamId, one.opponentId].includes(other.teamId);

interface Season {
  rules: Rules;
  /** Of the season, from the side of both teams. */
  games: readonly WholeGame[];
  /** Best first. */
  standings: readonly SeasonStanding[];
}

/** The games for the title by how many come after them, back from the champion's last one: the final, the semi-finals and so on. */
function stagesBack(playoffs: readonly WholeGame[], championId: string): WholeGame[][] {
  const lastOf = (teamId: string, before: number) =>
    playoffs.findLast((game) => game.teamId === teamId && lastWeekOf(game) < before);
  const final = lastOf(championId, Infinity);
  const stages: WholeGame[][] = [];
  for (let stage = final ? [final] : []; stage.length;) {
    stages.push(stage);
    stage = stage.flatMap((game) =>
      [game.teamId, game.opponentId].flatMap((teamId) => {
        const before = lastOf(teamId, firstWeekOf(game));
        return before?.result === 'W' ? [before] : [];
      }),
    );
  }
  return stages;
}

/** The name of a game of a decided season. */
function nameBack(game: WholeGame, playoffs: readonly WholeGame[], championId: string): string | undefined {
  const stages = stagesBack(playoffs, championId);
  const stage = stages.findIndex((each) => each.some((other) => isSame(game, other)));
  if (stage >= 0) return titleNames[stage];
  const lostSemiFinal = (teamId: string) =>
    stages[1]?.some((each) => {
      const isIn = each.teamId === teamId || each.opponentId === teamId;
      return isIn && lastWeekOf(each) < firstWeekOf(game) && (each.teamId === teamId) !== (each.result === 'W');
    });
  return lostSemiFinal(game.teamId) && lostSemiFinal(game.opponentId) ? thirdPlace : consolation;
}

/** The name of a game of a season that goes on: by the places of the standings that reach the play-offs, and who has lost since. */
function nameAhead(
  game: WholeGame,
  round: number,
  playoffs: readonly WholeGame[],
  { rules, standings }: Season,
): string | undefined {
  if (!rules.playoffTeams) return undefined;
  const left = Math.ceil(Math.log2(rules.playoffTeams)) - round;
  const qualified = standings.slice(0, rules.playoffTeams).map(({ teamId }) => teamId);
  const lossesOf = (teamId: string) =>
    playoffs.filter((each) => each.teamId === teamId && lastWeekOf(each) < firstWeekOf(game) && each.result === 'L');
  const teams = [game.teamId, game.opponentId];
  const isIn = teams.map((teamId) => qualified.includes(teamId));
  // Division winners may qualify ahead of better places, so that one of both says nothing.
  if (isIn[0] !== isIn[1]) return undefined;
  if (!isIn[0]) return consolation;
  const losses = teams.map(lossesOf);
  if (losses.every((each) => !each.length)) return titleNames[left];
  const lostInRoundBefore = losses.every((each) => each.length === 1 && lastWeekOf(each[0]!) === firstWeekOf(game) - 1);
  return left === 0 && lostInRoundBefore ? thirdPlace : consolation;
}

/** The name of a game's round, such as `Semi-final`; null in the regular season. A round without a name has its number. */
export function roundNameOf(game: WholeGame, season: Season): string | null {
  const { rules, games, standings } = season;
  if (!isPlayoffWeek(rules, firstWeekOf(game))) return null;
  const playoffs = games.filter((each) => isPlayoffWeek(rules, firstWeekOf(each)));
  const weeks = playoffs.flatMap((each) => each.weeks);
  const round = roundOf(rules, firstWeekOf(game), weeks) ?? 1;
  const champion = standings.find(({ finalPosition }) => finalPosition === 1);
  const name = champion ? nameBack(game, playoffs, champion.teamId) : nameAhead(game, round, playoffs, season);
  return name ?? `Round ${round} of the play-offs`;
}
