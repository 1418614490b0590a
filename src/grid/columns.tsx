import type { GridValidRowModel } from '@mui/x-data-grid';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgeColour } from '../lib/ageColour';
import { tradeDate } from '../lib/dates';
import { decimals, NOT_AVAILABLE } from '../lib/numbers';
import { logoUrl, nflTeams } from '../lib/nflTeams';
import type { CellParams, Column } from './column';
import { RowNumber } from './RowNumber';
import { isMissing } from './sorting';

/** A field of the row, or a path that begins with one: `fantasyProsInfo.avg`. */
type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

export interface ColumnOptions<Row extends GridValidRowModel> {
  /** The cell's value, where it is not what the field names. */
  value?: (row: Row) => unknown;
  /** What the column sorts by, where that is not its value. */
  sortBy?: (row: Row) => unknown;
  /** The column's meaning, as a tooltip on its header. */
  description?: string;
  /** Shown for a missing value; 'N/A' unless told. */
  missing?: string;
  /** Pixels; with `flex` the least. */
  width?: number;
  /** Share of the width that the other columns leave. */
  flex?: number;
  sortable?: boolean;
  filterable?: boolean;
  /** Leaves the column out of a CSV export. */
  disableExport?: boolean;
  /** Draws the cell in another way. */
  renderCell?: (params: CellParams<Row>) => ReactNode;
}

function read(row: GridValidRowModel, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as GridValidRowModel | null | undefined)?.[key], row);
}

/** The part that all kinds share. `format` sees present values only. */
function column<Row extends GridValidRowModel>(
  field: string,
  headerName: string,
  options: ColumnOptions<Row>,
  format: (value: unknown, row: Row) => string = String,
): Column<Row> {
  const { value, missing = NOT_AVAILABLE, width, flex, ...rest } = options;
  return {
    field,
    headerName,
    valueGetter: (_value, row) => (value ? value(row) : read(row, field)),
    valueFormatter: (own, row) => (isMissing(own) ? missing : format(own, row)),
    ...(flex ? { flex, minWidth: width ?? 120 } : { width: width ?? 110 }),
    ...rest,
  };
}

/** Text as it is. It takes the width that is left unless it is given one. */
export function text<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return column(field, headerName, { ...(options.width ? {} : { flex: 1 }), ...options });
}

function renderLink<Row extends GridValidRowModel>(to: (row: Row) => string) {
  return ({ row, value, formattedValue, tabIndex }: CellParams<Row>) =>
    isMissing(value) ? (
      formattedValue
    ) : (
      <Link className="table-link" to={to(row)} tabIndex={tabIndex}>
        {formattedValue}
      </Link>
    );
}

export interface NumberOptions<Row extends GridValidRowModel> extends ColumnOptions<Row> {
  /** Decimals; a number is shown as it is without. */
  digits?: number;
  /** The number as people write it, in place of `digits`. */
  format?: (value: number) => string;
  /** The address that the number links to. */
  to?: (row: Row) => string;
  /** How deep the cell is shaded, from 0 to 1; undefined for not at all. */
  heat?: (value: number) => number | undefined;
  /** A colour for the cell, and its meaning in words. */
  mark?: (value: number) => AgeColour | undefined;
}

/** A number: right-aligned, tabular figures. */
export function number<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  { digits, format, heat, mark, to, ...options }: NumberOptions<Row> = {},
): Column<Row> {
  const shown = format ?? ((value: number) => (digits === undefined ? String(value) : decimals(value, digits)));
  const renderMarked = ({ value, formattedValue }: CellParams<Row>) => {
    const found = typeof value === 'number' ? mark?.(value) : undefined;
    if (!found) return formattedValue;
    return (
      <span className={`table-mark table-mark-${found.colour}`} title={found.meaning}>
        {formattedValue}
        <span className="table-unseen"> ({found.meaning})</span>
      </span>
    );
  };
  const renderHeated = ({ value, formattedValue }: CellParams<Row>) => {
    const depth = typeof value === 'number' ? heat?.(value) : undefined;
    if (depth === undefined) return formattedValue;
    return (
      <span className="table-heat" style={{ '--heat': `${Math.round(depth * 100)}%` } as CSSProperties}>
        {formattedValue}
      </span>
    );
  };
  return {
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'table-number',
    ...(heat && { renderCell: renderHeated }),
    ...(mark && { renderCell: renderMarked }),
    ...(to && { renderCell: renderLink(to) }),
    ...column<Row>(field, headerName, options, (value) => (typeof value === 'number' ? shown(value) : String(value))),
  };
}

export interface CheckOptions<Row extends GridValidRowModel> extends ColumnOptions<Row> {
  /** The checkbox's accessible name, such as `Keeper: Josh Allen`. */
  label: (row: Row) => string;
  disabled?: (row: Row) => boolean;
  /** Without it the checkbox is read-only. */
  onChange?: (row: Row, checked: boolean) => void;
}

/** A yes or no as a checkbox. Checked ones sort first. */
export function check<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  { label, disabled, onChange, ...options }: CheckOptions<Row>,
): Column<Row> {
  return {
    align: 'center',
    headerAlign: 'center',
    sortBy: (row) => ((options.value ? options.value(row) : read(row, field)) ? 0 : 1),
    renderCell: ({ row, value, tabIndex }) => (
      // A click beside the box is meant for the box, so it does not open the row.
      <span className="table-check" data-own-click>
        <input
          type="checkbox"
          aria-label={label(row)}
          checked={Boolean(value)}
          disabled={!onChange || disabled?.(row)}
          tabIndex={tabIndex}
          onChange={(event) => onChange?.(row, event.target.checked)}
          // The grid would take Space for itself.
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        />
      </span>
    ),
    ...column(field, headerName, options, (value) => (value ? 'Yes' : 'No')),
  };
}

/** An NFL team's logo from its code. Filters find it by code and by name. */
export function logo<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return {
    renderCell: ({ value, formattedValue }) => {
      const address = typeof value === 'string' ? logoUrl(value) : undefined;
      if (!address) return value ?? formattedValue;
      return (
        <img
          className="table-logo"
          src={address}
          alt={value}
          title={nflTeams[value]}
          width={32}
          height={32}
          srcSet={`${address.replace('.png', '@2x.png')} 2x`}
          loading="lazy"
        />
      );
    },
    ...column(field, headerName, options, (value) => [value, nflTeams[String(value)]].filter(Boolean).join(' ')),
  };
}

export interface LinkOptions<Row extends GridValidRowModel> extends ColumnOptions<Row> {
  /** The address that a row leads to. */
  to: (row: Row) => string;
}

/** Text as a real link into the application. */
export function link<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  { to, ...options }: LinkOptions<Row>,
): Column<Row> {
  return text(field, headerName, { renderCell: renderLink(to), ...options });
}

/** A day (`2025-09-04` or a date-time) as day, short month, year. */
export function date<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return column(field, headerName, options, (value) => tradeDate(String(value)));
}

/** Several texts, with commas between them. */
export function list<Row extends GridValidRowModel>(
  field: Field<Row>,
  headerName: string,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return column(field, headerName, { flex: 1, ...options }, (value) => (Array.isArray(value) ? value.join(', ') : String(value)));
}

/** A row's place, from 1, in the order that is shown. */
export function counter<Row extends GridValidRowModel>(headerName = '#'): Column<Row> {
  return {
    ...column<Row>('rowNumber', headerName, { width: 64, missing: '' }),
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'table-number table-counter',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  };
}
