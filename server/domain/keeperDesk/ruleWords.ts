/** A league's rules for keepers as sentences. */
import type { KeeperRules } from './history';

const many = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`;

const costWords: Record<KeeperRules['cost'], (rules: KeeperRules) => string[]> = {
  draftRound: ({ roundsPerYear, earliestRound, undraftedRound }) => [
    roundsPerYear === 0
      ? 'A keeper costs the round he was drafted in.'
      : `A keeper costs the round he was drafted in, ${many(roundsPerYear, 'round')} earlier for each year kept${
          earliestRound > 1 ? `, but not before round ${earliestRound}` : ''
        }.`,
    `A player who was not drafted costs round ${undraftedRound} in his first year.`,
  ],
  adp: ({ undraftedRound }) => [
    'A keeper costs the round of his average draft position (ADP).',
    `A player without one costs round ${undraftedRound}.`,
  ],
  fixedRounds: ({ fixedRounds, undraftedRound }) => [
    `A team’s keepers cost round ${fixedRounds.join(', ') || undraftedRound}, the best rank first.`,
  ],
  auction: ({ pricePerYear, undraftedPrice }) => [
    `A keeper costs the price he was bought for, and $${pricePerYear} more for each year kept.`,
    `A player who was not bought costs $${undraftedPrice} in his first year.`,
  ],
};

/** A deadline in a time zone, such as “Tue, Aug 25, 2026, 6:00 PM EDT”. */
export const deadlineWords = (deadline: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(new Date(deadline));

const withoutRules = [
  'A keeper costs the round in which last season’s draft took him, round 1 if it did not.',
  'Without a pick of that round he costs the team’s next later one, else its last earlier one.',
];

function ownWords(rules: KeeperRules): string[] {
  const { cost, sameRound, afterTrade, afterClaim, positions, years, keepsFirstRounders, deadline, timeZone, isHidden } = rules;
  const [first, second] = sameRound === 'earlier' ? ['earlier', 'later'] : ['later', 'earlier'];
  const usesYears = cost === 'draftRound' || cost === 'auction';
  return [
    ...costWords[cost](rules),
    ...(cost === 'auction'
      ? []
      : [`Without a pick of that round he costs the team’s next ${first} one, else its next ${second} one.`]),
    ...(usesYears || years !== null
      ? [
          `After a trade a player’s years ${afterTrade === 'follow' ? 'go on' : 'start again'}; ` +
            `after a claim ${afterClaim === 'follow' ? 'they go on, too' : 'he counts as undrafted'}.`,
        ]
      : []),
    ...(positions.length ? [`At most ${positions.map(({ position, keepers }) => `${keepers} ${position}`).join(', ')}.`] : []),
    ...(years === null ? [] : [`A player can be kept ${years === 1 ? 'for one year' : `${years} years in a row`}.`]),
    ...(keepsFirstRounders ? [] : ['Players of the first round cannot be kept.']),
    ...(deadline === null ? [] : [`Keepers can be changed until ${deadlineWords(deadline, timeZone)}.`]),
    ...(isHidden && deadline !== null ? ['Until then only a team’s owners see whom it keeps.'] : []),
  ];
}

/** The rules as sentences. @param limit the most keepers of a team, if there is a limit */
export const ruleWords = (rules: KeeperRules | null, limit: number | undefined): string[] => [
  ...(rules ? ownWords(rules) : withoutRules),
  ...(limit === undefined ? [] : [`A team keeps up to ${many(limit, 'player')}.`]),
];
