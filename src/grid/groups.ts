import { groupBy } from '../lib/groupBy';

/** A group of rows: its heading, and its place among the groups. */
export type RowGroup = { label: string; order: number };

/** A group's heading among the rows of a table. */
export class GroupHeading {
  constructor(
    readonly label: string,
    /** How many rows the group has. */
    readonly count: number,
  ) {}

  get text(): string {
    return `${this.label} (${this.count})`;
  }
}

/** Rows in the order of their groups; within a group their order stays. */
export const inGroups = <Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): Row[] =>
  rows.toSorted((a, b) => groupOf(a).order - groupOf(b).order);

/** Rows in the order of their groups, each group below its heading. */
export function withHeadings<Row extends object>(
  rows: readonly Row[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): readonly (Row | GroupHeading)[] {
  if (!groupOf) return rows;
  return [...groupBy(rows, (row) => groupOf(row).label)].flatMap(([label, members]) => [
    new GroupHeading(label, members.length),
    ...members,
  ]);
}
