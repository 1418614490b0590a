import { useState } from 'react';
import { Link } from 'react-router';
import { matchText } from '../../grid/matchText';
import { platforms } from '../../platforms/platforms';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { sameScreen } from '../../routing/sameScreen';

/** More leagues than this have a search field. */
const MANY = 10;

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Links to the same screen in every league, or to the league's standings if it has no such screen. */
export function LeagueList({ match }: { match: RouteMatch }) {
  const { leagues } = useConfig();
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? leagues : matchText(leagues, typed, ({ name }) => ({ names: [name] }));
  const isCurrent = ({ id, provider }: (typeof leagues)[number]) =>
    id === match.params.leagueId && provider === match.route.platform;
  return (
    <>
      {leagues.length > MANY && (
        <input
          ref={focus}
          className="input"
          type="search"
          aria-label="Search leagues"
          placeholder="Search leagues"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul>
        {found.map((league) => (
          <li key={`${league.provider}/${league.id}`}>
            <Link
              className="navbar__link"
              to={sameScreen(match, league) ?? platforms[league.provider].paths.standings(league.id)}
              aria-current={isCurrent(league) ? true : undefined}
            >
              {league.name}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">No such league</p>}
    </>
  );
}
