import type { components } from '../../src/api/generated/schema.gen';

type TeamDepthChart = components['schemas']['TeamDepthChart'];

/** One chart per team, in the order of `teams`; the players of a position stay in the order of `players`. */
export const depthCharts = (
  teams: { id: string; name: string }[],
  players: { teamId: string; position: string; playerId: string; playerName: string }[],
): TeamDepthChart[] =>
  teams.map(({ id, name }) => {
    const own = players.filter(({ teamId }) => teamId === id);
    const at = (wanted: string) =>
      own.filter(({ position }) => position === wanted).map(({ playerId, playerName }) => ({ playerId, playerName }));
    return {
      teamId: id,
      teamName: name,
      quarterbacks: at('QB'),
      runningBacks: at('RB'),
      wideReceivers: at('WR'),
      tightEnds: at('TE'),
      kickers: at('K'),
      defenses: at('DEF'),
    };
  });
