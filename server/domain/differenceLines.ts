import { roundPoints } from './points';
import type { RecordDifferences, TeamDifference } from './recordDifferences';

/** How many teams of a season have a line of their own. */
const namedTeams = 3;

/** The words for one and several of each figure, after which "more" or "fewer" stands. */
const words = {
  pointsFor: ['point', 'points'],
  wins: ['win', 'wins'],
  losses: ['loss', 'losses'],
  draws: ['tie', 'ties'],
  pointsAgainst: ['point against', 'points against'],
} as const;

/** "one win more", "59.54 points fewer". */
function amountOf(figure: keyof typeof words, more: number): string {
  const [one, many] = words[figure];
  const amount = roundPoints(Math.abs(more));
  return `${amount === 1 ? 'one' : amount} ${amount === 1 ? one : many} ${more > 0 ? 'more' : 'fewer'}`;
}

function amountsOf(team: TeamDifference): string {
  const amounts = (Object.keys(words) as (keyof typeof words)[]).filter((figure) => team[figure] !== 0);
  return new Intl.ListFormat('en-US').format(amounts.map((figure) => amountOf(figure, team[figure])));
}

/** A season's differences in sentences without a full stop, for one team each; the last one may stand for several. */
export function differenceLines(
  season: number,
  { first, last, teams }: RecordDifferences,
  nameOf: (teamId: string) => string,
): string[] {
  const weeks = first === last ? `week ${first}` : `the weeks ${first} to ${last}`;
  const named = teams.slice(0, namedTeams).map((team) => {
    const reason = team.week === null ? '' : `, which week ${team.week} alone explains`;
    return `${season}: ${nameOf(team.teamId)} have ${amountsOf(team)} at the host than in ${weeks}${reason}`;
  });
  const others = teams.length - named.length;
  return others > 0 ? [...named, `${season}: and ${others} more`] : named;
}
