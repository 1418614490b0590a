import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgeColour } from '../lib/ageColour';
import { ordinal } from '../lib/numbers';
import type { Cell } from './columnTypes';
import { isMissing } from './sorting';

export const renderWrapped = ({ formattedValue }: { formattedValue: string }) => (
  <span className="two-lines">{formattedValue}</span>
);

/** Renders a cell's text as a link to the URL of its row; as text where the value or the URL is missing. A long text takes two lines. */
export const renderLink =
  <Row extends object>(to: (row: Row) => string | undefined) =>
  ({ row, value, formattedValue, tabIndex }: Cell<Row>) => {
    const url = to(row);
    return isMissing(value) || url === undefined ? (
      formattedValue
    ) : (
      <span className="two-lines">
        <Link to={url} tabIndex={tabIndex}>
          {formattedValue}
        </Link>
      </span>
    );
  };

/** What a number is shown with. */
export type Marks = {
  /** A coloured pill around the number, and the meaning of the colour. */
  pill?: (value: number) => AgeColour | undefined;
  /** The number's place in its column, shown beside it; for screen readers only where the cell is shaded. */
  rank?: (value: number) => number | undefined;
};

/** A number in a pill, and its rank beside it. The rank is CSS content, so that the cell's text stays the number. */
export const renderMarked =
  ({ pill, rank }: Marks) =>
  ({ value, formattedValue }: { value: unknown; formattedValue: string }): ReactNode => {
    if (typeof value !== 'number') return formattedValue;
    const found = pill?.(value);
    const place = rank?.(value);
    return (
      <>
        {found ? (
          <span className={`table-pill table-pill-${found.colour}`} title={found.meaning}>
            {formattedValue}
            <span className="visually-hidden"> ({found.meaning})</span>
          </span>
        ) : (
          formattedValue
        )}
        {place !== undefined && <span className="table-rank" data-rank={ordinal(place)} />}
      </>
    );
  };

/** Renders a number in a cell that is shaded, from 0 to 1; not at all where `shade` gives undefined. Screen readers get its rank instead. */
export const renderShade =
  (shade: (value: number) => number | undefined, rank?: Marks['rank']) =>
  ({ value, formattedValue }: { value: unknown; formattedValue: string }): ReactNode => {
    const depth = typeof value === 'number' ? shade(value) : undefined;
    if (typeof value !== 'number' || depth === undefined) return formattedValue;
    const place = rank?.(value);
    return (
      <span
        className="table-shade"
        style={{ '--shade': `${Math.round(depth * 34)}%` }}
        data-rank={place === undefined ? undefined : ordinal(place)}
      >
        {formattedValue}
      </span>
    );
  };
