/** Loads the code of a player's sheet. */
export const loadPlayerSheet = () =>
  import(/* webpackChunkName: "player" */ '../../features/player/PlayerSheet').then((m) => m.PlayerSheet);
