import { useId } from 'react';
import { Link } from 'react-router';

type Props = { title: string; leagues: { id: string; name: string; to: string }[] };

/** The leagues of one provider as cards that lead to their standings; nothing without leagues. */
export function LeagueCards({ title, leagues }: Props) {
  const headingId = useId();
  if (leagues.length === 0) return null;
  return (
    <section className="landing__provider" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul className="landing__leagues">
        {leagues.map(({ id, name, to }) => (
          <li key={id}>
            <Link className="league-card" to={to}>
              <span className="league-card__name">{name}</span>
              <span className="league-card__hint" aria-hidden="true">
                Standings
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
