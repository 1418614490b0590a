import { useLeagueName } from '../../league/useLeagueName';
import type { RouteMatch } from '../../routing/matchRoute';
import { LeagueList } from './lazyLeagueList';
import { Menu } from './Menu';

/** The name of the page's league, as the button of a menu of all leagues. */
export function LeagueSwitcher({ match }: { match: RouteMatch }) {
  const name = useLeagueName() ?? `League ${match.params.leagueId}`;
  return (
    <Menu
      label={
        <>
          <span className="league-bar__name ellipsis">{name}</span>
          <span className="visually-hidden"> (change league)</span>
        </>
      }
    >
      <LeagueList match={match} keepsScreen />
    </Menu>
  );
}
