import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { platforms } from '../../platforms/platforms';
import './addLeague.css';

/** A host's data of a league, with a link if the league was added before. */
export const FoundLeague = ({
  league: { name, season, teams, rules = [], isAdded, provider, leagueId },
}: {
  league: Schema<'HostLeague'>;
}) => (
  <>
    <p>
      <strong>{name}</strong>, {season}, {teams.length} teams: {teams.join(', ')}
    </p>
    {rules.length > 0 && (
      <dl className="rules found-league">
        {rules.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
    {isAdded && (
      <p>
        It is here already: <Link to={platforms[provider].paths.standings(leagueId)}>its standings</Link>
      </p>
    )}
  </>
);
