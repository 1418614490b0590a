/** The kinds of numbers in host responses and player files, and their parsing. */

/** The numbers that a field may have, with their name in messages. */
export interface NumberKind {
  name: string;
  least: number;
  most: number;
  isWhole: boolean;
}

const whole = (name: string, least: number, most: number): NumberKind => ({ name, least, most, isWhole: true });
const decimal = (name: string, least: number, most: number): NumberKind => ({ name, least, most, isWhole: false });

/** The kinds of numbers that hosts send. Columns and the contract have room for all of them. */
export const kinds = {
  year: whole('a year', 1990, 2100),
  /** Includes players of long ago. */
  draftYear: whole('a year', 1920, 2100),
  week: whole('a week', 1, 25),
  /** 0 means none. */
  weekOrNone: whole('a week', 0, 25),
  round: whole('a round', 1, 60),
  roundOrNone: whole('a number of rounds', 0, 60),
  pick: whole('a pick', 1, 60),
  pickOrNone: whole('a number of picks', 0, 60),
  /** A pick's number in its draft. */
  totalPick: whole('a pick', 1, 3600),
  place: whole('a place', 1, 1000),
  rank: whole('a rank', 1, 100_000),
  /** An average of ranks, or how much they vary. */
  averageRank: decimal('a number', 0, 99_999),
  age: decimal('an age', 0, 120),
  /** In pounds. */
  weight: whole('a weight', 50, 600),
  /** In seconds over 40 yards. */
  dash: decimal('a time', 1, 60),
  /** Wins, losses, teams, places of a line-up. */
  count: whole('a whole number', 0, 10_000),
  share: decimal('a number', 0, 1),
  /** Points of a team or a player in a week. A hundred of them are points of a season. */
  weekPoints: decimal('a number', -10_000, 10_000),
  points: decimal('a number', -1_000_000, 1_000_000),
  money: decimal('a number', 0, 1e12),
  /** From the year 1900 to 2100. */
  seconds: whole('a time in seconds', -2_208_988_800, 4_102_444_800),
  milliseconds: whole('a time in milliseconds', 0, 4_102_444_800_000),
} satisfies Record<string, NumberKind>;

const isOfKind = (number: number, { least, most, isWhole }: NumberKind) =>
  number >= least && number <= most && (!isWhole || Number.isInteger(number));

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A number of a kind, or text that is one; null for anything else. */
export function toNumber(value: unknown, kind: NumberKind): number | null {
  const number = (typeof value === 'number' || typeof value === 'string') && !isBlank(value) ? Number(value) : NaN;
  return isOfKind(number, kind) ? number : null;
}
