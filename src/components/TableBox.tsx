import type { ReactNode } from 'react';

type Props = {
  /** Names the box, as the table in it is named. */
  label: string;
  card?: boolean;
  children: ReactNode;
};

/** The box in which a wide table scrolls, by keyboard too where nothing in the table takes the focus. */
export function TableBox({ label, card = false, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be within reach of the arrow keys
    <div className={card ? 'card table-box' : 'table-box'} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
