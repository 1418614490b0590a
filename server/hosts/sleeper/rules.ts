import { noRules, type Rules } from '../../domain/rules';
import { kinds, type NumberKind } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, orReport, part, readNumber, toFlag, toIds } from '../fields';

/** The positions that can fill a slot; any other slot is named after its position. */
const flexes: Record<string, string[]> = {
  FLEX: ['RB', 'WR', 'TE'],
  WRRB_FLEX: ['RB', 'WR'],
  REC_FLEX: ['WR', 'TE'],
  SUPER_FLEX: ['QB', 'RB', 'WR', 'TE'],
  IDP_FLEX: ['DL', 'LB', 'DB'],
};
const slotNames: Record<string, string> = {
  WRRB_FLEX: 'RB/WR',
  REC_FLEX: 'WR/TE',
  SUPER_FLEX: 'Superflex',
  IDP_FLEX: 'IDP flex',
};
const scored: [stat: string, name: Rules['scoring'][number]['for']][] = [
  ['rec', 'reception'],
  ['bonus_rec_te', 'tightEndReception'],
  ['bonus_rec_rb', 'runningBackReception'],
  ['pass_yd', 'passingYard'],
  ['pass_td', 'passingTouchdown'],
  ['pass_int', 'interception'],
  ['rush_yd', 'rushingYard'],
  ['rush_td', 'rushingTouchdown'],
  ['rec_yd', 'receivingYard'],
  ['rec_td', 'receivingTouchdown'],
  ['fum_lost', 'lostFumble'],
];
/** The values of `playoff_round_type`; 0 is one week for each round. */
const longRounds: Record<number, Rules['twoWeekRounds']> = { 1: 'final', 2: 'all' };
const formats = ['redraft', 'keeper', 'dynasty', 'guillotine'] as const;

/** The format of a league's `type`; null without one. */
export const formatOf = (type: number | null): Rules['format'] => (type === null ? null : (formats[type] ?? 'other'));

const waivers = ['rolling', 'standings', 'budget'] as const;
/** Sleeper's value for no trade deadline. */
const noDeadline = 99;
const bench = 'BN';

function slotsOf(positions: string[]): Rules['slots'] {
  const counts = new Map<string, number>();
  for (const position of positions) if (position !== bench) counts.set(position, (counts.get(position) ?? 0) + 1);
  return [...counts].map(([position, count]) => ({
    name: slotNames[position] ?? position,
    positions: flexes[position] ?? [position],
    least: count,
    most: count,
  }));
}

/** A setting; null when absent or invalid. Invalid values are reported. */
type NumberOf = (name: string, kind?: NumberKind) => number | null;

/** Points are numbers with noise, such as 0.0399999991. */
const scoringOf = (numberOf: NumberOf): Rules['scoring'] =>
  scored.flatMap(([stat, name]) => {
    const points = numberOf(stat, kinds.weekPoints);
    return points ? [{ for: name, points: Math.round(points * 10_000) / 10_000 }] : [];
  });

/** The rules of `/league/{id}`. Invalid numbers are reported and become null. */
export function parseRules(league: Fields, report: Report): Rules {
  const numbersOf =
    (fields: Fields): NumberOf =>
    (name, kind = kinds.count) =>
      orReport(report, () => readNumber(fields[name], name, kind));
  const setting = numbersOf(part(league, 'settings'));
  const positions = toIds(league.roster_positions);
  const format = formatOf(setting('type'));
  const [playoffTeams, playoffStart] = [setting('playoff_teams'), setting('playoff_week_start')];
  const waiver = waivers[setting('waiver_type') ?? -1] ?? null;
  const deadline = setting('trade_deadline');
  const roundType = setting('playoff_round_type');
  const slots = slotsOf(positions);
  return {
    ...noRules,
    format,
    bestBall: toFlag(setting('best_ball')),
    medianGames: toFlag(setting('league_average_match')),
    slots,
    starters: slots.length ? slots.reduce((sum, { least }) => sum + least, 0) : null,
    bench: positions.length ? positions.filter((position) => position === bench).length : null,
    reserve: setting('reserve_slots'),
    taxi: setting('taxi_slots'),
    taxiYears: setting('taxi_years'),
    taxiDeadline: setting('taxi_deadline'),
    scoring: scoringOf(numbersOf(part(league, 'scoring_settings'))),
    playoffTeams,
    // A league can have play-offs without a start.
    playoffStartWeek: playoffStart === 0 && playoffTeams ? null : playoffStart,
    oneWeekRounds: roundType === null ? null : roundType === 0,
    twoWeekRounds: longRounds[roundType ?? 0] ?? null,
    tradeDeadline: deadline === noDeadline ? 0 : deadline,
    waivers: waiver,
    waiverBudget: waiver === 'budget' ? setting('waiver_budget', kinds.money) : null,
    // In dynasty leagues the number has no meaning.
    keepers: format === 'keeper' ? setting('max_keepers') : null,
  };
}
