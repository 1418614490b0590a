import { LocalTime } from '../components/LocalTime';
import { tradeDate } from '../lib/dates';
import { decimals } from '../lib/numbers';
import { logoUrl, nflTeams } from '../lib/nflTeams';
import { column, type ColumnOptions, type Field } from './baseColumn';
import { readPath, type Cell, type Column } from './columnTypes';
import { type Marks, renderLink, renderMarked, renderShade, renderWrapped } from './cellRenderers';
import { RowNumber } from './RowNumber';
import { isMissing } from './sorting';

// All kinds are in one module, which every page with a table imports: webpack would make a chunk of each of several modules.

type TextOptions<Row extends object> = ColumnOptions<Row> & {
  /** Whether a long text takes two lines. */
  wrap?: boolean;
};

/** Text as it is. It takes the remaining width unless it has a width of its own. */
export function text<Row extends object>(
  field: Field<Row>,
  headerName: string,
  { wrap = false, ...options }: TextOptions<Row> = {},
): Column<Row> {
  return column(field, headerName, {
    ...(options.width ? {} : { flex: 1 }),
    ...(wrap && { renderCell: renderWrapped }),
    ...options,
  });
}

type NumberOptions<Row extends object> = ColumnOptions<Row> &
  Marks & {
    /** Decimals; without it a number is shown as it is. */
    digits?: number;
    /** The number's text, in place of `digits`. */
    format?: (value: number) => string;
    /** The URL that the number links to. */
    to?: (row: Row) => string;
    /** How strongly the cell is shaded, from 0 to 1; undefined for not at all. */
    shade?: (value: number) => number | undefined;
  };

/** A number: right-aligned, tabular figures. */
export function number<Row extends object>(
  field: Field<Row>,
  headerName: string,
  { digits, format, shade, pill, rank, to, ...options }: NumberOptions<Row> = {},
): Column<Row> {
  const shown = format ?? ((value: number) => (digits === undefined ? String(value) : decimals(value, digits)));
  return {
    align: 'right',
    narrowLabel: headerName,
    filterBy: 'number',
    ...((pill ?? rank) && { renderCell: renderMarked({ pill, rank }) }),
    ...(shade && { renderCell: renderShade(shade, rank) }),
    ...(to && { renderCell: renderLink(to) }),
    ...column<Row>(field, headerName, options, (value) => (typeof value === 'number' ? shown(value) : String(value))),
  };
}

type CheckOptions<Row extends object> = ColumnOptions<Row> & {
  /** The checkbox's accessible name, such as `Keeper: Josh Allen`. */
  label: (row: Row) => string;
  disabled?: (row: Row) => boolean;
  /** Whether the row's value is being saved: the checkbox takes no change meanwhile. */
  saving?: (row: Row) => boolean;
  /** Without it the checkbox is read-only. */
  onChange?: (row: Row, checked: boolean) => void;
};

/** A boolean as a checkbox. Checked ones sort first. */
export function check<Row extends object>(
  field: Field<Row>,
  headerName: string,
  { label, disabled, saving = () => false, onChange, ...options }: CheckOptions<Row>,
): Column<Row> {
  return {
    align: 'center',
    filterBy: 'choice',
    sortBy: (row) => ((options.value ? options.value(row) : readPath(row, field)) ? 0 : 1),
    renderCell: ({ row, value, tabIndex }) => (
      // The whole cell is the checkbox's target, and does not open the row.
      <label className="table-check" data-no-row-click>
        <input
          type="checkbox"
          aria-label={label(row)}
          checked={Boolean(value)}
          disabled={!onChange || disabled?.(row)}
          // Not `disabled` while it saves, which would lose the focus.
          aria-disabled={saving(row) || undefined}
          aria-busy={saving(row) || undefined}
          tabIndex={tabIndex}
          onChange={(event) => !saving(row) && onChange?.(row, event.target.checked)}
          // The grid would handle Space itself.
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        />
      </label>
    ),
    ...column(field, headerName, options, (value) => (value ? 'Yes' : 'No')),
  };
}

/** An NFL team's logo by its code. The search matches the code and the name. */
export function logo<Row extends object>(field: Field<Row>, headerName: string, options: ColumnOptions<Row> = {}): Column<Row> {
  return {
    filterBy: 'choice',
    missingChoice: 'No team',
    renderCell: ({ value, formattedValue }) => {
      const url = typeof value === 'string' ? logoUrl(value) : undefined;
      if (!url) return typeof value === 'string' ? value : formattedValue;
      return (
        <img
          src={url}
          alt={String(value)}
          title={nflTeams[String(value)]}
          width={32}
          height={32}
          srcSet={`${url.replace('.png', '@2x.png')} 2x`}
          loading="lazy"
        />
      );
    },
    ...column(field, headerName, options, (value) => [value, nflTeams[String(value)]].filter(Boolean).join(' ')),
  };
}

type LinkOptions<Row extends object> = ColumnOptions<Row> & {
  /** The URL that a row links to; a row without one is plain text. */
  to: (row: Row) => string | undefined;
};

/** Text as a link to a page of the application. */
export function link<Row extends object>(
  field: Field<Row>,
  headerName: string,
  { to, ...options }: LinkOptions<Row>,
): Column<Row> {
  return text(field, headerName, { renderCell: renderLink(to), ...options });
}

/** A day (`2025-09-04` or a date-time) as day, short month, year: in UTC until the page is hydrated, then in the viewer's zone. */
export function date<Row extends object>(field: Field<Row>, headerName: string, options: ColumnOptions<Row> = {}): Column<Row> {
  const renderCell = ({ value, formattedValue }: Cell<Row>) =>
    isMissing(value) ? formattedValue : <LocalTime value={String(value)} format={tradeDate} />;
  return column(field, headerName, { renderCell, ...options }, (value) => tradeDate(String(value)));
}

/** A row's number in the shown order, from 1. */
export function rowNumber<Row extends object>(headerName = '#'): Column<Row> {
  return {
    ...column<Row>('rowNumber', headerName, { width: 64, missing: '' }),
    align: 'right',
    cellClassName: 'muted',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <RowNumber row={row} />,
  };
}
