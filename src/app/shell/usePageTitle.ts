import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce';
import { seasonTeamKey, teamKey } from '../../entities/keys';
import { teamNames } from '../../entities/scores';
import { teams } from '../../entities/teams';
import type { Config } from '../../lib/config';
import { startLater } from '../../lib/startLater';
import { selectLeagueName } from '../../league/useLeagueName';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { pathTo } from '../../routing/pathTo';
import { useRoute } from '../../routing/useRoute';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { selectIsLeagueMissing, selectIsMissing } from '../routeQueries';

/** The name of a page's team: in the season of the URL, or today. */
function selectTeamName(state: RootState, { route: { platform }, params }: RouteMatch): string | undefined {
  const { leagueId = '', teamId, year } = params;
  if (!platform || teamId === undefined) return undefined;
  return year === undefined
    ? teams.selectRow(state, teamKey(platform, leagueId, teamId))?.teamName
    : teamNames.selectRow(state, seasonTeamKey(platform, leagueId, year, teamId))?.teamName;
}

/** The title of a screen; the log-in page is the account's once one is logged in. */
const selectScreenTitle = (state: RootState, { route: { path, title } }: RouteMatch) =>
  path === pathTo('logIn') && selectEmailAddress(state) !== null ? 'Account' : title;

/** Characters that change the direction of the text after them, such as U+202E: a window's title cannot isolate a name. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** The document title: screen, team, season, league and product, as far as the URL has them and they are loaded. */
export function selectPageTitle(state: RootState, config: Config, match: RouteMatch | null): string {
  const { year, week } = match?.params ?? {};
  const screen =
    match && !selectIsMissing(state, match)
      ? [selectScreenTitle(state, match), selectTeamName(state, match), year, week && `Week ${Number(week)}`]
      : ['Not Found'];
  const title = [...screen, selectLeagueName(state, config, match), config.productName].filter(Boolean).join(' · ');
  return title.replace(directionMarks, '');
}

/** Moves the focus to the page's heading if a navigation removed or hid the focused element, such as a link in a menu. */
function focusHeading(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('[hidden]')) return;
  // Nothing was removed under a viewer who has not used the page yet.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const heading = (document.querySelector('main h1') ?? document.querySelector('main')) as HTMLElement;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Updates the document title, announces it after a navigation, as screen readers do when a page loads, and prints it. */
export function usePageTitle(): void {
  const config = useConfig();
  const match = useRoute();
  const { pathname } = useLocation();
  const title = useAppSelector((state) => selectPageTitle(state, config, match));
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
  useEffect(() => startLater(async () => (await import(/* webpackChunkName: "later" */ './printHeader')).headPrints), []);
}
