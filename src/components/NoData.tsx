import { keepFocus } from '../lib/keepFocus';

type Props = { failed: boolean; onRetry: () => unknown; hint: string };

/** What a region without rows says, and why there are none; after a failed load with a way to try again. */
export function NoData({ failed, onRetry, hint }: Props) {
  return (
    <div className="no-data" role={failed ? 'alert' : 'status'}>
      <p>No data available</p>
      <p className="no-data__hint">{failed ? 'It could not be loaded.' : hint}</p>
      {failed && (
        <button ref={keepFocus} type="button" className="button" onClick={() => void onRetry()}>
          Retry
        </button>
      )}
    </div>
  );
}
