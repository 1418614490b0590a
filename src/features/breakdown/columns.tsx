import type { TeamBreakdownRow } from '../../entities/tables';
import type { Column } from '../../grid/columnTypes';
import { number } from '../../grid/columnKinds';
import type { SummaryRowDef } from '../../grid/summary';
import { ageColour } from '../../lib/ageColour';
import { team } from '../../league/nameColumns';

/** Which averages a breakdown shows. */
export type Average = 'adp' | 'age';

/** The header of the players' count, and those of the overall average. */
export type BreakdownKind = 'keepers' | 'roster';

const heads: Record<BreakdownKind, Record<'count' | Average, string>> = {
  keepers: { count: 'Keepers', adp: 'Avg ADP', age: 'Avg Age' },
  roster: { count: 'Players', adp: 'ADP', age: 'Avg Age' },
};

const averageNames: Record<Average, string> = { adp: 'ADP', age: 'Age' };
const descriptions: Record<Average, string> = { adp: 'Average draft position', age: 'Average age in years' };

const positions = [
  { name: 'QB', plural: 'quarterbacks', count: 'qbCount', adp: 'avgQbAdp', age: 'avgQbAge' },
  { name: 'RB', plural: 'running backs', count: 'rbCount', adp: 'avgRbAdp', age: 'avgRbAge' },
  { name: 'WR', plural: 'wide receivers', count: 'wrCount', adp: 'avgWrAdp', age: 'avgWrAge' },
  { name: 'TE', plural: 'tight ends', count: 'teCount', adp: 'avgTeAdp', age: 'avgTeAge' },
] as const;

/** The groups of individual defenders; only leagues that have some show them. */
const defenders = [
  { name: 'DL', plural: 'defensive linemen', count: 'dlCount', adp: 'avgDlAdp', age: 'avgDlAge' },
  { name: 'LB', plural: 'linebackers', count: 'lbCount', adp: 'avgLbAdp', age: 'avgLbAge' },
  { name: 'DB', plural: 'defensive backs', count: 'dbCount', adp: 'avgDbAdp', age: 'avgDbAge' },
] as const;

/** The rank of a value in its column: 1 for the lowest (earliest pick, youngest), 0 for the highest. */
export function shadeOf(rows: readonly TeamBreakdownRow[], field: keyof TeamBreakdownRow): (value: number) => number | undefined {
  const known = rows.map((row) => row[field]).filter((value) => typeof value === 'number');
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return (value) => (high > low ? (high - value) / (high - low) : undefined);
}

/** The position of a value in its column, from 1 for the lowest. */
export function rankOf(rows: readonly TeamBreakdownRow[], field: keyof TeamBreakdownRow): (value: number) => number {
  const known = rows.map((row) => row[field]).filter((value) => typeof value === 'number');
  return (value) => 1 + known.filter((other) => other < value).length;
}

/**
 * The columns of a breakdown for the chosen averages, those of a group of defenders only where one of `rows` has some. A roster's overall
 * average has its place in the league, its age is coloured, and its averages by position are shaded, each among its column of `rows`.
 */
export const breakdownColumns = (
  kind: BreakdownKind,
  average: Average,
  rows?: readonly TeamBreakdownRow[],
): Column<TeamBreakdownRow>[] => [
  team('teamName', 'Team', { flex: 2, width: 150, pinned: 'alone', narrow: 'title' }),
  number('count', heads[kind].count, { width: kind === 'roster' ? 84 : 96 }),
  number(average === 'adp' ? 'avgAdp' : 'avgAge', heads[kind][average], {
    width: kind === 'roster' ? 116 : 92,
    digits: 2,
    narrow: 'figure',
    description: descriptions[average],
    pill: kind === 'roster' && average === 'age' ? ageColour : undefined,
    rank: kind === 'roster' && rows ? rankOf(rows, average === 'adp' ? 'avgAdp' : 'avgAge') : undefined,
  }),
  ...[...positions, ...defenders.filter(({ count }) => rows?.some((row) => row[count]))].flatMap((position) => [
    number<TeamBreakdownRow>(position.count, position.name, { width: 58, description: `Number of ${position.plural}` }),
    number<TeamBreakdownRow>(position[average], `${position.name} Avg ${averageNames[average]}`, {
      width: 94,
      digits: 2,
      narrow: 'chip',
      narrowLabel: position.name,
      description: `${descriptions[average]} of the ${position.plural}`,
      shade: kind === 'roster' && rows ? shadeOf(rows, position[average]) : undefined,
      rank: kind === 'roster' && rows ? rankOf(rows, position[average]) : undefined,
    }),
  ]),
];

/** The league's average of each column, every team with equal weight. */
export const breakdownSummary: SummaryRowDef<TeamBreakdownRow>[] = [
  {
    label: 'Average',
    of: 'average',
    fields: ['count', 'avgAdp', 'avgAge', ...[...positions, ...defenders].flatMap(({ count, adp, age }) => [count, adp, age])],
  },
];
