import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import { refreshStamp } from '../../lib/dates';

/** Who changed the league's settings, when, and from what to what. */
export function SettingsChanges({ changes }: { changes: Schema<'SettingsChange'>[] }) {
  if (changes.length === 0) return null;
  return (
    <CardSection title="Changes" flush>
      <ul className="card__body">
        {changes.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {what} (changed by {by ?? 'a command'} on {refreshStamp(at)})
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
