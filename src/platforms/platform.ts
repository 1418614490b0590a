import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';

/** All that differs between the leagues of a platform and others: plain data, which routes, tables, pages and menus follow. */
export type Platform = {
  key: PlatformKey;
  /** The contract's name of the host. */
  host: Schema<'LeagueCreate'>['platform'];
  /** Whether league ids are small enough for the maintenance calls that take one as a number. */
  hasNumericIds: boolean;
  /** Whether leagues may be private, open to an API key. */
  hasApiKeys: boolean;
  /** Whether the host lists the leagues of a username. */
  hasUsernames: boolean;
  /** The platform's name on screen. */
  name: string;
  /** This platform's labels of team columns and of the average in the player modal. */
  words: { nflTeam: string; bye: string; average: string };
  /** Whether the navbar is black instead of transparent at the top of a page. */
  blackNavbar: boolean;
  /** Whether the navbar links every screen that has a place there; else its standings and team scores only. */
  fullNavbar: boolean;
  /** What the paths of its leagues' pages begin with. */
  pathPrefix: string;
};
