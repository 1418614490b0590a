/** What pages of a league show: a change of a league that says no more invalidates them all. */
export const leagueTags = [
  'Standings',
  'Roster',
  'Keepers',
  'KeeperChanges',
  'Draft',
  'Trades',
  'EnteredTrades',
  'Scores',
  'Rookies',
  'Settings',
] as const;

/** All cache tags, which the contract's operations name. */
export const tagTypes = [
  ...leagueTags,
  'Account',
  'Directory',
  'Runs',
  'Schedule',
  'LeagueSettings',
  'Sessions',
  'HostLeague',
  'Unmatched',
  'Aliases',
  'SecurityLog',
  'Invitations',
] as const;

export type Tag = (typeof tagTypes)[number];
