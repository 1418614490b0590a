import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { platforms } from '../../platforms/platforms';

/** What a host says of a league, with a link to the league if it is here already. */
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
      <dl className="rules">
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
