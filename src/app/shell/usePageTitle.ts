import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce';
import { teamKey } from '../../entities/keys';
import { playerStories } from '../../entities/tables';
import { teamNames } from '../../entities/teamNames';
import { teams } from '../../entities/teams';
import type { Config } from '../../lib/config';
import { selectLeagueName } from '../../league/useLeagueName';
import { selectScreenTitle } from '../../league/screenTitle';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/routeParams';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { selectIsLeagueMissing, selectIsMissing } from '../routeQueries';

/** The name of a page's team: in the season of the URL, or today. */
function selectTeamName(state: RootState, { route: { platform }, params }: RouteMatch): string | undefined {
  const { leagueId = '', teamId, year } = params;
  if (!platform || teamId === undefined) return undefined;
  return year === undefined
    ? teams.selectRow(state, teamKey(leagueId, teamId))?.teamName
    : teamNames.selectRow(state, teamKey(leagueId, teamId, year))?.teamName;
}

/** Characters that change the direction of the text after them, such as U+202E: a window's title cannot isolate a name. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** What a page shows: on a team's page its team, season and week first, on a player's his name. */
function selectSubject(state: RootState, match: RouteMatch, search: string) {
  const { leagueId = '', teamId, playerId, year, week } = match.params;
  const ofTeam = teamId === undefined ? [] : [selectTeamName(state, match), year, week && `Week ${Number(week)}`];
  const story = playerId === undefined ? undefined : playerStories.selectRow(state, { leagueId, playerId });
  return [...ofTeam, story?.player.playerName, selectScreenTitle(state, match, search)];
}

/**
 * The document title: what the page shows, league and product, as far as the URL has them and they are loaded. What tells it from others is
 * first: tabs and links cut the end off.
 */
export function selectPageTitle(state: RootState, config: Config, match: RouteMatch | null, search: string): string {
  const screen = match && !selectIsMissing(state, match) ? selectSubject(state, match, search) : ['Not Found'];
  const title = [...screen, selectLeagueName(state, config, match), config.productName].filter(Boolean).join(' · ');
  return title.replace(directionMarks, '');
}

/** Moves the focus to the page's heading if a navigation removed or hid the focused element, such as a link in a menu. */
function focusHeading(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('[hidden]')) return;
  // Nothing was removed under a viewer who has not used the page yet.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Updates the document title and announces it after a navigation, as screen readers do when a page loads. */
export function usePageTitle(): void {
  const config = useConfig();
  const match = useRoute();
  const { pathname, search } = useLocation();
  const title = useAppSelector((state) => selectPageTitle(state, config, match, search));
  const isMissing = useAppSelector((state) => selectIsLeagueMissing(state, match));
  // A league that is closed or removed while its page is open is left as by a navigation.
  const place = `${pathname} ${isMissing}`;
  const announced = useRef(place);
  useEffect(() => {
    document.title = title;
    if (announced.current !== place) {
      announce(title);
      focusHeading();
    }
    announced.current = place;
  }, [place, title]);
}
