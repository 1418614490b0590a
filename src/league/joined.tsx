import { Fragment, type ReactNode } from 'react';

/** Renders each item, with commas between them. */
export const joined = <Item,>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {render(item)}
    </Fragment>
  ));
