import type { ComponentType } from 'react';
import type { QueryName } from '../api/types';
import type { Config } from '../lib/config';
import type { RouteParams } from './routeParams';

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

/** What the title of a screen may depend on. */
export type TitleContext = {
  params: RouteParams;
  search: URLSearchParams;
  /** Whether the league has drafted; undefined until it is known. */
  hasDrafted: boolean | undefined;
  /** The league's season; undefined until it is known. */
  season: number | undefined;
  isLoggedIn: boolean;
};

/** What the query of a URL adds to a screen's queries: those of its view, and parameters. A parameter that is undefined is left out. */
export type View = { queries?: readonly QueryName[]; params?: Record<string, string | number | undefined> };

export type Screen = {
  /** Without the prefix of a platform. */
  path: string;
  /** The page's component, in a chunk of the screen's name. */
  page: () => Promise<ComponentType>;
  /** The name of the screen, or of its view: the heading, and a part of the document title; empty on the landing page. */
  title: string | ((context: TitleContext) => string);
  /** The queries that the route's loader starts, besides the league's settings. */
  queries?: readonly QueryName[];
  /** What the loader starts for the view that the query of the URL names; `config` is known to it only. */
  view?: (search: URLSearchParams, config?: Config) => View;
  /** A parameter whose change alone does not run the loader. */
  idleParam?: 'week';
  /** The group of a league's screen. */
  group?: Group;
  nav?: Nav;
  /** The id of the parent screen in the breadcrumbs. */
  parent?: string;
  /** The screen's label in the breadcrumbs, if it is not its title; `{year}` is the year in the URL. */
  crumb?: string;
};
