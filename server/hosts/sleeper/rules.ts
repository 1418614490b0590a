import { noRules, type Rules } from '../../domain/rules';
import { type Fields, part, toIds, toNumber } from '../fields';

/** Who may fill a place; any other place is named after its position. */
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
const formats = ['redraft', 'keeper', 'dynasty'] as const;
const waivers = ['rolling', 'standings', 'budget'] as const;
/** Sleeper's trade deadline for none. */
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

/** Points are numbers with noise, such as 0.0399999991. */
const scoringOf = (settings: Fields): Rules['scoring'] =>
  scored.flatMap(([stat, name]) => {
    const points = toNumber(settings[stat]);
    return points ? [{ for: name, points: Math.round(points * 10_000) / 10_000 }] : [];
  });

const flag = (value: unknown) => {
  const number = toNumber(value);
  return number === null ? null : number !== 0;
};

/** The rules of `/league/{id}`. */
export function parseRules(league: Fields): Rules {
  const settings = part(league, 'settings');
  const positions = toIds(league.roster_positions);
  const format = formats[toNumber(settings.type) ?? -1] ?? null;
  const waiver = waivers[toNumber(settings.waiver_type) ?? -1] ?? null;
  const deadline = toNumber(settings.trade_deadline);
  const roundType = toNumber(settings.playoff_round_type);
  const slots = slotsOf(positions);
  return {
    ...noRules,
    format,
    bestBall: flag(settings.best_ball),
    medianGames: flag(settings.league_average_match),
    slots,
    starters: slots.length ? slots.reduce((sum, { least }) => sum + least, 0) : null,
    bench: positions.length ? positions.filter((position) => position === bench).length : null,
    reserve: toNumber(settings.reserve_slots),
    taxi: toNumber(settings.taxi_slots),
    taxiYears: toNumber(settings.taxi_years),
    taxiDeadline: toNumber(settings.taxi_deadline),
    scoring: scoringOf(part(league, 'scoring_settings')),
    playoffTeams: toNumber(settings.playoff_teams),
    playoffStartWeek: toNumber(settings.playoff_week_start),
    // Importers differ on which of the others are rounds of two weeks, and which a final of two weeks.
    oneWeekRounds: roundType === null ? null : roundType === 0,
    tradeDeadline: deadline === noDeadline ? 0 : deadline,
    waivers: waiver,
    waiverBudget: waiver === 'budget' ? toNumber(settings.waiver_budget) : null,
    // In dynasty leagues the number has no meaning.
    keepers: format === 'keeper' ? toNumber(settings.max_keepers) : null,
  };
}
