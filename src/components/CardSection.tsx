import { useId, type ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** Whether the content reaches the card's edges. */
  flush?: boolean;
  children: ReactNode;
};

/** A card with a heading, as a region of the page that is named by it. */
export function CardSection({ title, flush = false, children }: Props) {
  const headingId = useId();
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        {title}
      </h2>
      {flush ? children : <div className="card__body">{children}</div>}
    </section>
  );
}
