/** The spinner of a region that waits. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loading">
      <div className="spinner" role="progressbar" aria-label={label} />
    </div>
  );
}
