import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { leaguePaths } from '../../routing/leaguePaths';

/** A host's data of a league, with a link if the league was added before. */
export const FoundLeague = ({
  league: { name, season, teams, rules = [], isAdded, provider, leagueId },
}: {
  league: Schema<'HostLeague'>;
}) => (
  <>
    <p>
      <strong>{name}</strong>, {season}, {teams.length === 1 ? '1 team' : `${teams.length} teams`}
    </p>
    {teams.length > 0 && (
      <details style={{ marginBottom: 16 }}>
        <summary>Teams</summary>
        <ul>
          {teams.map((team, index) => (
            <li key={index}>{team}</li>
          ))}
        </ul>
      </details>
    )}
    {rules.length > 0 && (
      <dl className="rules" style={{ marginBottom: 16 }}>
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
        It is here already: <Link to={leaguePaths(provider).standings(leagueId)}>its standings</Link>
      </p>
    )}
  </>
);
