import type { NarrowPlace } from '../components/narrowPlaces';
import type { Column } from './columnTypes';

/** The places of a table's columns in a narrow row, by field. */
export type NarrowPlaces = ReadonlyMap<string, NarrowPlace>;

type Placed = Pick<Column<never>, 'field' | 'align' | 'narrow'>;

/**
 * The places of columns in a narrow row, as their table sorts: a sorted number, or a sorted column without a place, is the figure, and what
 * is the figure otherwise is a chip. None without a title: such a table has no narrow rows.
 */
export function narrowPlaces(columns: readonly Placed[], sortedBy: string | undefined): NarrowPlaces {
  if (!columns.some(({ narrow }) => narrow === 'title')) return new Map();
  const isFigure = ({ field, align, narrow }: Placed) =>
    field === sortedBy && (narrow === undefined || (narrow === 'chip' && align === 'right'));
  const hasOther = columns.some(isFigure);
  return new Map(
    columns.flatMap((column): [string, NarrowPlace][] => {
      const { field, narrow } = column;
      if (isFigure(column)) return [[field, 'figure']];
      if (narrow === undefined) return [];
      return [[field, hasOther && narrow === 'figure' ? 'chip' : narrow]];
    }),
  );
}
