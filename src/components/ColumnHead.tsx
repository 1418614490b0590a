import type { ReactNode } from 'react';

/**
 * A column's header that tells its meaning to the pointer, the finger and the keyboard. The element around the table takes `tipHandlers`
 * and the `ColumnMeaning` of the same id.
 */
export function ColumnHead({ id, numeric = false, children }: { id: string; numeric?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={numeric ? 'numeric' : undefined}>
      <button type="button" className="column-head" data-tip={id} aria-describedby={id}>
        {children}
      </button>
    </th>
  );
}

/** The tooltip of a `ColumnHead`. It stands outside the table, where it is no part of the header's name. */
export function ColumnMeaning({ id, meaning }: { id: string; meaning: string }) {
  return (
    <span id={id} role="tooltip" className="tip" hidden>
      {meaning}
    </span>
  );
}
