/** The parameter of an address that opens a player's sheet over its page. */
export const PLAYER_PARAM = 'player';
