import { noRules, type Rules } from '../../server/domain/rules';
import type { LeaguePlan } from './leagues';
import { PLAYOFF_TEAMS, PLAYOFF_WEEKS } from './playoffs';
import type { Scoring } from './readData';

const receptions: Record<Scoring, number> = { std: 0, half: 0.5, ppr: 1 };

/** The scoring of the seed's weekly points. */
const scored: Rules['scoring'] = [
  { for: 'passingYard', points: 0.04 },
  { for: 'passingTouchdown', points: 4 },
  { for: 'interception', points: -2 },
  { for: 'rushingYard', points: 0.1 },
  { for: 'rushingTouchdown', points: 6 },
  { for: 'receivingYard', points: 0.1 },
  { for: 'receivingTouchdown', points: 6 },
  { for: 'lostFumble', points: -2 },
];

/** The rules of a demo league. */
export function rulesOf({ lineup, rosterSize, reservePlaces, taxiPlaces, scoring, keepers, isDynasty }: LeaguePlan): Rules {
  const slots = [...new Set(lineup)].map((name) => {
    const count = lineup.filter((slot) => slot === name).length;
    return { name, positions: name === 'FLEX' ? ['RB', 'WR', 'TE'] : [name], least: count, most: count };
  });
  const [firstWeek] = PLAYOFF_WEEKS;
  return {
    ...noRules,
    format: isDynasty ? 'dynasty' : keepers > 0 ? 'keeper' : 'redraft',
    bestBall: false,
    medianGames: false,
    slots,
    starters: lineup.length,
    bench: rosterSize - lineup.length,
    reserve: reservePlaces,
    taxi: taxiPlaces,
    taxiYears: 0,
    taxiDeadline: 0,
    scoring: [...(receptions[scoring] ? [{ for: 'reception' as const, points: receptions[scoring] }] : []), ...scored],
    playoffTeams: PLAYOFF_TEAMS,
    playoffStartWeek: firstWeek,
    oneWeekRounds: true,
    twoWeekRounds: null,
    tradeDeadline: 0,
    lastWeek: PLAYOFF_WEEKS.at(-1)!,
    keepers: isDynasty || keepers === 0 ? null : keepers,
  };
}
