import { gamesOf, type TeamWeek } from './games';
import { medianResultsOf, type Result } from './medianGames';
import { toCents } from './points';
import { percentageOf, type Standing } from './standings';

type Record = Pick<Standing, 'wins' | 'losses' | 'draws' | 'pointsFor'>;
export type RankedTeam = Record & { id: string };

/** The ids of teams, best first over the whole league: by percentage, then points for. */
const ranked = (teams: RankedTeam[]): string[] =>
  [...teams].sort((a, b) => percentageOf(b) - percentageOf(a) || toCents(b.pointsFor) - toCents(a.pointsFor)).map(({ id }) => id);

/** The results of a team's week: of its games and, if it plays against the median, of that game. */
function resultsOf(sides: readonly TeamWeek[], playsMedian: boolean): (side: TeamWeek) => Result[] {
  const ofGames = gamesOf(sides).games.flatMap(({ teams }) => teams);
  const ofMedian = playsMedian ? medianResultsOf(sides) : new Map<string, Result>();
  return ({ teamId }) => {
    const results = ofGames.flatMap((side) => (side.teamId === teamId ? (side.result ?? []) : []));
    const median = ofMedian.get(teamId);
    return median ? [...results, median] : results;
  };
}

/**
 * The places in the whole league that each team gained in the last week, which its record includes.
 * @param weeks the number of played weeks, including that one
 * @returns places by team id, negative for lost places; empty if the records have a different number of weeks, as with two games in a week
 */
export function placesGained(
  teams: RankedTeam[],
  lastWeek: readonly TeamWeek[],
  { weeks, playsMedian }: { weeks: number; playsMedian: boolean },
): Map<string, number> {
  const games = Math.max(...teams.map(({ wins, losses, draws }) => wins + losses + draws));
  if (games !== weeks * (playsMedian ? 2 : 1)) return new Map();
  const results = resultsOf(lastWeek, playsMedian);
  const before = teams.map((team) => {
    const side = lastWeek.find(({ teamId }) => teamId === team.id);
    const ofWeek = side ? results(side) : [];
    const count = (result: Result) => ofWeek.filter((each) => each === result).length;
    return {
      ...{ id: team.id, wins: team.wins - count('W'), losses: team.losses - count('L'), draws: team.draws - count('T') },
      pointsFor: team.pointsFor - (side?.score ?? 0),
    };
  });
  const [then, now] = [ranked(before), ranked(teams)];
  return new Map(teams.map(({ id }) => [id, then.indexOf(id) - now.indexOf(id)]));
}
