import { useId } from 'react';
import { Link } from 'react-router';
import type { LeagueEntry } from '../../lib/config';
import { leaguePaths } from '../../routing/leaguePaths';

type Props = { title: string; leagues: LeagueEntry[] };

/** Leagues as cards that lead to their standings; nothing without leagues. */
export function LeagueCards({ title, leagues }: Props) {
  const headingId = useId();
  if (leagues.length === 0) return null;
  return (
    <section className="landing__provider" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul className="landing__leagues card-grid">
        {leagues.map(({ id, name, provider }) => (
          <li key={id}>
            <Link className="card league-card" to={leaguePaths(provider).standings(id)}>
              <span className="league-card__name">{name}</span>
              <span aria-hidden>Standings →</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
