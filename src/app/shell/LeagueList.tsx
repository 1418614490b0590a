import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Announced } from '../../components/Announced';
import { matchText } from '../../grid/matchText';
import type { LeagueEntry } from '../../lib/config';
import { leagueNote } from '../../league/leagueNote';
import { leaguePaths } from '../../routing/leaguePaths';
import { MANY_LEAGUES, useLeagues } from '../../league/useLeagues';
import { isLeagueOf, type RouteMatch } from '../../routing/matchRoute';
import { sameScreen } from '../../routing/sameScreen';

const focus = (field: HTMLInputElement | null) => field?.focus();

type Props = {
  match: RouteMatch | null;
  /** Whether the links lead to the current screen in each league that has it, not to its standings. */
  keepsScreen?: boolean;
};

/** Links to every league, with a search field if there are many: Enter in it opens the first league that is found. */
export function LeagueList({ match, keepsScreen = false }: Props) {
  const leagues = useLeagues();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const pathOf = (league: LeagueEntry) =>
    (keepsScreen && match && sameScreen(match, league)) || leaguePaths(league.provider).standings(league.id);
  const found = typed.trim() === '' ? leagues : matchText(leagues, typed, ({ name }) => ({ names: [name] }));
  return (
    <>
      {leagues.length > MANY_LEAGUES && (
        <input
          ref={focus}
          className="input"
          type="search"
          aria-label="Search leagues"
          placeholder="Search leagues"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && typed.trim() !== '' && found[0]) void navigate(pathOf(found[0]));
          }}
        />
      )}
      <ul>
        {found.map((league) => (
          <li key={`${league.provider}/${league.id}`}>
            <Link className="navbar__link" to={pathOf(league)} aria-current={isLeagueOf(match, league) || undefined}>
              {league.name}
            </Link>
            <span className="muted">{leagueNote(league)}</span>
          </li>
        ))}
      </ul>
      <Announced>{found.length === 0 && <p>{leagues.length === 0 ? 'No league yet' : 'No such league'}</p>}</Announced>
    </>
  );
}
