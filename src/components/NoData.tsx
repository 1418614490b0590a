/** What a table without rows says; after a failed load with a way to try again. */
export function NoData({ failed, onRetry }: { failed: boolean; onRetry: () => unknown }) {
  return (
    <div className="no-data" role={failed ? 'alert' : 'status'}>
      <p>No data available</p>
      {failed && (
        <button type="button" className="button" onClick={() => void onRetry()}>
          Retry
        </button>
      )}
    </div>
  );
}
