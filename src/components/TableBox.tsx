import type { ReactNode } from 'react';

type Props = {
  /** Names the box, as the table in it is named. */
  label: string;
  card?: boolean;
  /** Whether the table has links, by which the keyboard gets to all of it. */
  hasLinks?: boolean;
  children: ReactNode;
};

/** The box in which a wide table scrolls, by keyboard too. */
export function TableBox({ label, card = false, hasLinks = false, children }: Props) {
  return (
    <div className={card ? 'card table-box' : 'table-box'} role="group" aria-label={label} tabIndex={hasLinks ? undefined : 0}>
      {children}
    </div>
  );
}
