/** The form of a league's rules for keepers: its fields, and the rules as their values. */
import type { Schema } from '../../api/types';
import type { FormDraft } from '../../browser/formDrafts';
import { fieldOf } from '../../lib/json';
import { optionValue } from '../../lib/options';
import { isTimeZone, toClockTime, toInstant } from './zonedTime';

type Rules = Schema<'KeeperRules'>;
type Cost = Rules['cost'];
type Name = keyof Rules;

/** A field of the form; its name is that of the rule. */
export type RuleField = { name: Name; label: string } & (
  | { kind: 'number'; min: number; max: number; step?: 'any'; required: boolean }
  | { kind: 'text'; placeholder: string; required: boolean }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'check' }
  | { kind: 'time' }
);

/** The choice of a league without rules of its own. */
export const NO_RULES = 'none';

const costs: readonly { value: Cost | typeof NO_RULES; label: string }[] = [
  { value: NO_RULES, label: 'No rules of the league’s own' },
  { value: 'draftRound', label: 'The round he was drafted in' },
  { value: 'adp', label: 'The round of his average draft position (ADP)' },
  { value: 'fixedRounds', label: 'Set rounds' },
  { value: 'auction', label: 'The price he was bought for (auction)' },
];
const picks = [
  { value: 'later', label: 'The team’s next later pick' },
  { value: 'earlier', label: 'The team’s next earlier pick' },
] as const;
const afterTrade = [
  { value: 'follow', label: 'His years go on' },
  { value: 'restart', label: 'His years start again' },
] as const;
const afterClaim = [
  { value: 'follow', label: 'His round and years go on' },
  { value: 'restart', label: 'He counts as undrafted' },
] as const;

const round = (name: Name, label: string, min = 1, max = 40) =>
  ({ ...{ name, label, min, max }, kind: 'number', required: true }) as const;
const price = (name: Name, label: string) => ({ ...round(name, label, 0, 1000), step: 'any' }) as const;
const most = (name: Name, label: string, max: number) => ({ ...round(name, label, 1, max), required: false }) as const;

const costField: RuleField = { name: 'cost', label: 'What a keeper costs', kind: 'choice', options: costs };
const figures: Record<Cost, RuleField[]> = {
  draftRound: [
    round('roundsPerYear', 'Rounds earlier for each year kept', 0, 20),
    round('earliestRound', 'Not before round'),
    round('undraftedRound', 'Round of a player who was not drafted'),
  ],
  adp: [round('undraftedRound', 'Round of a player without an ADP')],
  fixedRounds: [
    { name: 'fixedRounds', label: 'Rounds, the best keeper’s first', kind: 'text', placeholder: '5, 6, 7', required: true },
  ],
  auction: [
    price('pricePerYear', 'Dollars more for each year kept'),
    price('undraftedPrice', 'Price of a player who was not bought'),
  ],
};
const samePick: RuleField = { name: 'sameRound', label: 'Without a pick of that round', kind: 'choice', options: picks };
const limits = (timeZone: string): RuleField[] => [
  most('keepers', 'Most keepers (empty: the host’s limit)', 50),
  { name: 'positions', label: 'Most of a position', kind: 'text', placeholder: 'QB 1, TE 1', required: false },
  most('years', 'Most years in a row (empty: no limit)', 20),
  { name: 'afterTrade', label: 'After a trade', kind: 'choice', options: afterTrade },
  { name: 'afterClaim', label: 'After a claim', kind: 'choice', options: afterClaim },
  { name: 'deadline', label: 'Deadline (empty: the draft)', kind: 'time' },
  { name: 'timeZone', label: 'Time zone of the deadline', kind: 'choice', options: timeZones(timeZone) },
  { name: 'isHidden', label: 'Hide keepers until the deadline', kind: 'check' },
  { name: 'keepsFirstRounders', label: 'Players of the first round can be kept', kind: 'check' },
];

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zones to choose from, with the one that is chosen. */
const timeZones = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort().map((value) => ({ value, label: value }));

/** The cost that the form has; null for no rules. */
const costOf = (values: FormDraft): Cost | null => {
  const cost = optionValue(costs, values['cost'], NO_RULES);
  return cost === NO_RULES ? null : cost;
};

/** The fields that count for the chosen cost, in order. */
export function fieldsOf(values: FormDraft): RuleField[] {
  const cost = costOf(values);
  if (cost === null) return [costField];
  const zone = values['timeZone'] || browserZone();
  return [costField, ...figures[cost], ...(cost === 'auction' ? [] : [samePick]), ...limits(zone)];
}

/** What the fields begin with, also those of other costs. */
const usual = (): Rules => ({
  ...{ cost: 'draftRound', roundsPerYear: 1, earliestRound: 1, undraftedRound: 10, fixedRounds: [] },
  ...{ pricePerYear: 5, undraftedPrice: 5, sameRound: 'later', afterTrade: 'follow', afterClaim: 'restart' },
  ...{ keepers: null, positions: [], years: null, keepsFirstRounders: true, deadline: null, timeZone: browserZone() },
});

/** Rules as the values of the form. */
export function valuesOf(rules: Rules | null): FormDraft {
  const { fixedRounds, positions, keepsFirstRounders, isHidden, deadline, timeZone: zone, ...others } = rules ?? usual();
  const timeZone = isTimeZone(zone) ? zone : browserZone();
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value ?? '')])),
    ...(rules === null && { cost: NO_RULES }),
    fixedRounds: fixedRounds.join(', '),
    positions: positions.map(({ position, keepers }) => `${position} ${keepers}`).join(', '),
    ...(keepsFirstRounders && { keepsFirstRounders: 'on' }),
    ...(isHidden && { isHidden: 'on' }),
    deadline: deadline === null ? '' : toClockTime(deadline, timeZone),
    timeZone,
  };
}

/** Whether two forms have the same values. */
export const isSame = (a: FormDraft, b: FormDraft): boolean => Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/** The rules that fields break, by the fields' names. */
export type Problems = Record<string, string>;

const entriesOf = (text = '') => text.split(/[,;]/).flatMap((entry) => entry.trim() || []);

/**
 * Reads the form. What the chosen cost does not use is as stored.
 * @returns the rules, null for none of the league's own; or what cannot be read
 */
export function readRules(values: FormDraft, stored: Rules | null): { rules: Rules | null; problems: Problems } {
  const cost = costOf(values);
  if (cost === null) return { rules: null, problems: {} };
  const problems: Problems = {};
  const rules: Rules = { ...usual(), ...stored, cost };
  const count = (name: Name) => (values[name] ? Number(values[name]) : null);
  const read = Object.fromEntries(
    figures[cost].flatMap(({ name, kind }) => (kind === 'number' ? [[name, Number(values[name])]] : [])),
  ) as Partial<Rules>;
  if (cost === 'fixedRounds') {
    rules.fixedRounds = entriesOf(values['fixedRounds']).map(Number);
    if (!rules.fixedRounds.every(Number.isInteger)) problems['fixedRounds'] = 'must be rounds, such as 5, 6, 7';
  }
  rules.positions = entriesOf(values['positions']).map((entry) => {
    const [, position = '', keepers] = /^([a-z][a-z+]{0,4})[ :]+(\d+)$/i.exec(entry) ?? [];
    if (!position) problems['positions'] = 'must be positions and numbers, such as QB 1, TE 1';
    return { position: position.toUpperCase(), keepers: Number(keepers) };
  });
  const { deadline, timeZone = '' } = values;
  return {
    rules: {
      ...rules,
      ...read,
      ...(cost !== 'auction' && { sameRound: optionValue(picks, values['sameRound'], 'later') }),
      afterTrade: optionValue(afterTrade, values['afterTrade'], 'follow'),
      afterClaim: optionValue(afterClaim, values['afterClaim'], 'restart'),
      keepers: count('keepers'),
      years: count('years'),
      keepsFirstRounders: 'keepsFirstRounders' in values,
      isHidden: 'isHidden' in values,
      deadline: deadline ? toInstant(deadline, timeZone) : null,
      timeZone,
    },
    problems,
  };
}

/** The rules that a refused request breaks, by field: `rules.fixedRounds.0` is of the field `fixedRounds`. */
export function problemsOf(error: unknown): Problems {
  const errors = fieldOf(fieldOf(error, 'body'), 'errors') as Schema<'Problem'>['errors'];
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(errors.map(({ field, message }) => [field.split('.')[1] ?? field, message]));
}
