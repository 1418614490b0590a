import type { CSSProperties } from 'react';

/** The cards that a section will contain: the attributes of their layout, and how many fill a screen. */
export type CardLayout = { className?: string; style?: CSSProperties; count: number };

/** The spinner of a loading section, with `cards` over card skeletons. */
export function Loading({ cards }: { cards?: CardLayout }) {
  return (
    <div className={cards ? 'loading loading--cards' : 'loading'}>
      {cards && (
        <div className={cards.className} style={cards.style} aria-hidden="true">
          {Array.from({ length: cards.count }, (_, index) => (
            <div key={index} className="card skeleton" />
          ))}
        </div>
      )}
      <div className="spinner" role="progressbar" aria-label="Loading" />
    </div>
  );
}
