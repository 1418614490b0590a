import { groupBy } from './groupBy';
import { toThousandths } from './points';
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';
import type { Standing } from './standings';
import { type PlayedWeeks, sumOfWeeks, weekFigures } from './weekFigures';

type TeamRecord = Pick<Standing, 'teamId' | 'wins' | 'losses' | 'draws' | 'pointsFor'>;

/**
 * What the host's records have more than the games and scores of the regular season, by team, as a text to compare: empty if they agree.
 * Some hosts' records always differ, as in a league whose commissioner adjusts points. `recordDifferences` tells people of it.
 */
export function differenceOf(standings: readonly TeamRecord[], played: PlayedWeeks, rules: Rules): string {
  const regular = weekFigures(played, rules).filter(({ week }) => !isPlayoffWeek(rules, week));
  const weeksOf = groupBy(regular, ({ teamId }) => teamId);
  const differences = standings.flatMap(({ teamId, wins, losses, draws, pointsFor }) => {
    const own = sumOfWeeks(weeksOf.get(teamId) ?? []);
    const more = [wins - own.wins, losses - own.losses, draws - own.draws, toThousandths(pointsFor) - own.pointsFor];
    return more.some((each) => each !== 0) ? [`${teamId}: ${more.join(' ')}`] : [];
  });
  return differences.sort().join('\n');
}
