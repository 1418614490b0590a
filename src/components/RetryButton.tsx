import { restoreFocus } from '../browser/restoreFocus';

/** Repeats a failed load. It gets the focus back if it is shown again after another failure. */
export const RetryButton = ({ onRetry }: { onRetry: () => unknown }) => (
  <button ref={restoreFocus} type="button" className="button" onClick={() => void onRetry()}>
    Retry
  </button>
);
