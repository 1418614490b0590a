import { restoreFocus } from '../browser/restoreFocus';
import { Button } from './Button';

/** Repeats a failed load. It gets the focus back if it is shown again after another failure. */
export const RetryButton = ({ onRetry }: { onRetry: () => unknown }) => (
  <Button ref={restoreFocus} onClick={() => void onRetry()}>
    Retry
  </Button>
);
