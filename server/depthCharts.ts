import type { components } from '../src/api/generated/schema.gen';

type TeamDepthChart = components['schemas']['TeamDepthChart'];

/** One chart a team, in the order of `teams`; in each list the players keep the order of `players`. */
export const depthCharts = (
  teams: { id: string; name: string }[],
  players: { teamId: string; position: string; playerName: string }[],
): TeamDepthChart[] =>
  teams.map(({ id, name }) => {
    const own = players.filter(({ teamId }) => teamId === id);
    const at = (wanted: string) => own.filter(({ position }) => position === wanted).map(({ playerName }) => ({ playerName }));
    return {
      teamName: name,
      quarterbacks: at('QB'),
      runningBacks: at('RB'),
      wideReceivers: at('WR'),
      tightEnds: at('TE'),
      kickers: at('K'),
      defenses: at('DEF'),
    };
  });
