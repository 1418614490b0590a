import { useId } from 'react';
import type { Schema } from '../../api/types';
import { refreshStamp } from '../../lib/dates';

/** Who changed the league's settings, when, and from what to what. */
export function SettingsChanges({ changes }: { changes: Schema<'SettingsChange'>[] }) {
  const headingId = useId();
  if (changes.length === 0) return null;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Changes
      </h2>
      <ul className="card__body">
        {changes.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {what} (changed by {by ?? 'a command'} on {refreshStamp(at)})
          </li>
        ))}
      </ul>
    </section>
  );
}
