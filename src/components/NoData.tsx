import { RetryButton } from './RetryButton';

type Props = { failed: boolean; onRetry: () => unknown; hint: string | undefined };

/** The empty message of a section, with Retry after a failed load. QuerySection announces it. */
export function NoData({ failed, onRetry, hint }: Props) {
  return (
    <div className="card card__body no-data">
      <p>No data available</p>
      <p className={failed ? 'load-failure' : undefined}>{failed ? 'Couldn’t load this data.' : hint}</p>
      {failed && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
