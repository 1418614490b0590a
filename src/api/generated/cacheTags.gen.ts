export const leagueTags = ["Standings","Roster","Keepers","KeeperChanges","Draft","Trades","EnteredTrades","Scores","Rookies","Settings"] as const;
export const tagTypes = [...leagueTags, ...["Account","Directory","Runs","Schedule","LeagueSettings","Sessions","HostLeague","Unmatched","Aliases","SecurityLog","Invitations"]] as const;
export type Tag = (typeof tagTypes)[number];
