/** The search parameter that opens a player's sheet over a page. */
export const PLAYER_PARAM = 'player';
