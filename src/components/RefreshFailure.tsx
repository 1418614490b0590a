import { RetryButton } from './RetryButton';

/** Shows that the data is from an earlier load because a refetch failed. */
export function RefreshFailure({ onRetry }: { onRetry?: () => unknown }) {
  return (
    <p className="row load-failure">
      Couldn’t load the newest data. What you see may be out of date.
      {onRetry && <RetryButton onRetry={onRetry} />}
    </p>
  );
}
