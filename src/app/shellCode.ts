import type { RouteMatch } from '../routing/matchRoute';
import { fetchPageCode, type Loader } from './pageCode';

/** The shell of every screen but the landing page. */
export const leagueShellCode: Loader = () =>
  import(/* webpackChunkName: "shell" */ './shell/LeagueShell').then((m) => ({ default: m.LeagueShell }));

/** Starts the download of all that a screen needs when none is there yet. */
export function fetchCode(match: RouteMatch | null): void {
  if (match?.id !== 'landing') leagueShellCode().catch(() => undefined);
  if (match) fetchPageCode(match.id);
}
