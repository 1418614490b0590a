/** The cards that a region will have: the class that lays them out, and how many of them fill a screen. */
export type CardLayout = { className?: string; count: number };

/** The spinner of a region that waits; with `cards`, over empty ones in the place of those to come. */
export function Loading({ cards }: { cards?: CardLayout }) {
  return (
    <div className={cards ? 'loading loading--cards' : 'loading'}>
      {cards && (
        <div className={cards.className} aria-hidden="true">
          {Array.from({ length: cards.count }, (_, index) => (
            <div key={index} className="card skeleton" />
          ))}
        </div>
      )}
      <div className="spinner" role="progressbar" aria-label="Loading" />
    </div>
  );
}
