import { gamesOf, type TeamWeek } from './games';
import { medianResultsOf, type Result } from './medianGames';
import type { Rules } from './rules';
import { byRecord, type Standing } from './standings';

type Record = Pick<Standing, 'wins' | 'losses' | 'draws' | 'pointsFor' | 'victoryPoints'>;
export type RankedTeam = Record & Pick<Standing, 'position'> & { id: string };

/** The ids of teams, best first over the whole league. */
const ranked = (teams: (Record & { id: string })[]): string[] => teams.toSorted(byRecord).map(({ id }) => id);

/** The results of a team's week: of its games and, if it plays against the median, of that game. */
function resultsOf(sides: readonly TeamWeek[], playsMedian: boolean): (teamId: string) => Result[] {
  const ofGames = gamesOf(sides).games.flatMap(({ teams }) => teams);
  const ofMedian = playsMedian ? medianResultsOf(sides) : new Map<string, Result>();
  return (id) => {
    const results = ofGames.flatMap(({ teamId, result }) => (teamId === id ? (result ?? []) : []));
    const median = ofMedian.get(id);
    return median ? [...results, median] : results;
  };
}

/** The victory points that a team got for a week's results and for its score. @param share the part of the teams with a better score */
function victoryPointsOf(rules: NonNullable<Rules['victoryPoints']>, results: readonly Result[], share: number): number {
  const each = { W: rules.win, L: rules.loss, T: rules.tie };
  const ofScore = rules.byScore[Math.floor(share * rules.byScore.length)] ?? 0;
  return results.reduce((sum, result) => sum + each[result], ofScore);
}

/** How a season is played: the number of played weeks, and what of the rules decides the standings. */
interface Played {
  weeks: number;
  playsMedian: boolean;
  victoryPoints?: Rules['victoryPoints'];
}

/**
 * The places in the whole league that each team gained in the last week, which its record includes.
 * @returns places by team id, negative for lost places; empty if the records have a different number of weeks, as with two games in a week,
 * or if the host's order has other reasons than the records, which also ordered the week before
 */
export function placesGained(
  teams: RankedTeam[],
  lastWeek: readonly TeamWeek[],
  { weeks, playsMedian, victoryPoints }: Played,
): Map<string, number> {
  const games = Math.max(...teams.map(({ wins, losses, draws }) => wins + losses + draws));
  if (games !== weeks * (playsMedian ? 2 : 1)) return new Map();
  const inOrder = teams.toSorted((a, b) => a.position - b.position);
  const now = inOrder.map(({ id }) => id);
  const hasPoints = teams.some((team) => team.victoryPoints !== null);
  if ((hasPoints && !victoryPoints) || ranked(inOrder).join() !== now.join()) return new Map();
  const results = resultsOf(lastWeek, playsMedian);
  const byScore = [...new Map(lastWeek.map((side) => [side.teamId, side.score ?? 0]))].sort(([, a], [, b]) => b - a);
  const before = inOrder.map((team) => {
    const ofWeek = results(team.id);
    const rank = byScore.findIndex(([teamId]) => teamId === team.id);
    const count = (result: Result) => ofWeek.filter((each) => each === result).length;
    return {
      ...{ id: team.id, wins: team.wins - count('W'), losses: team.losses - count('L'), draws: team.draws - count('T') },
      pointsFor: team.pointsFor - (byScore[rank]?.[1] ?? 0),
      victoryPoints:
        team.victoryPoints === null || !victoryPoints
          ? null
          : team.victoryPoints - victoryPointsOf(victoryPoints, ofWeek, rank / byScore.length),
    };
  });
  const then = ranked(before);
  return new Map(teams.map(({ id }) => [id, then.indexOf(id) - now.indexOf(id)]));
}
