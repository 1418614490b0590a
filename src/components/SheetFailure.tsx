import { useOnline } from '../browser/useOnline';
import { NoData } from './NoData';

/** What a sheet shows whose data could not be loaded: Retry, or without network that this device does not have it. */
export function SheetFailure({ subject, onRetry }: { subject: string; onRetry: () => unknown }) {
  if (useOnline()) return <NoData failed onRetry={onRetry} hint="" />;
  return <p>Offline – this {subject} has not been loaded on this device before.</p>;
}
