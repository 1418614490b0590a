import type { QueryName } from '../api/types';
import type { PlatformCall } from '../platforms/platform';

/** A route's link in the menus. */
export type Nav = {
  /** `menu`: the navbar's League menu; `bar`: a link of its own in the navbar; `sub`: the league's bar only. */
  place: 'menu' | 'bar' | 'sub';
  /** Whether a platform's short navbar has it too. */
  inShortNavbar?: boolean;
  /** `{season}` is the configured season, or the newest one of a league that has not had it. */
  label: string;
  /** Shown only while this holds. */
  when?: 'beforeDraft' | 'tradesFuturePicks' | 'hasPlayed' | 'hasKeepers';
  /** After the draft: the label in the league's bar, and the query of its URL. */
  afterDraft?: { label: string; search: string };
  /** The year of a link with `:year`: that season (default), or the one that the league prepares for. */
  year?: 'league';
  /** The link's keyboard shortcut, as keys in sequence. */
  keys?: string;
};

/** The group of a league's screen in its bar. */
export type Group = 'Standings' | 'Teams' | 'Draft' | 'Players' | 'Scores' | 'History';

export type Screen = {
  path: string;
  /** The screen's name in the document title; empty on the landing page. */
  title: string;
  /** The calls of the league's platform that the route's loader starts. */
  calls?: readonly PlatformCall[];
  /** The queries that the route's loader starts on every platform, besides the league's settings. */
  queries?: readonly QueryName[];
  /** A parameter whose change alone does not run the loader. */
  idleParam?: 'week';
  /** The group of a league's screen. */
  group?: Group;
  nav?: Nav;
  /** The id of the parent screen in the breadcrumbs. */
  parent?: string;
  /** The screen's label in the breadcrumbs if it is not its title; `{year}` is the year in the URL. */
  crumb?: string;
};
