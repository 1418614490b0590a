import type { components } from '../../src/api/generated/schema.gen';

type TeamDepthChart = components['schemas']['TeamDepthChart'];

const lists = {
  quarterbacks: 'QB',
  runningBacks: 'RB',
  wideReceivers: 'WR',
  tightEnds: 'TE',
  kickers: 'K',
  defenses: 'DEF',
} as const;
const listed = new Set<string>(Object.values(lists));

/** One chart per team, in the order of `teams`; the players of a position stay in the order of `players`. */
export const depthCharts = (
  teams: { id: string; name: string }[],
  players: { teamId: string; position: string; playerId: string; playerName: string }[],
): TeamDepthChart[] =>
  teams.map(({ id, name }) => {
    const own = players.filter(({ teamId }) => teamId === id);
    const at = (wanted: string) =>
      own.filter(({ position }) => position === wanted).map(({ playerId, playerName }) => ({ playerId, playerName }));
    const others = own
      .filter(({ position }) => !listed.has(position))
      .map(({ position, playerId, playerName }) => ({ position, playerId, playerName }));
    const byPosition = Object.entries(lists).map(([list, position]) => [list, at(position)]);
    return {
      ...{ teamId: id, teamName: name },
      ...(Object.fromEntries(byPosition) as Record<keyof typeof lists, ReturnType<typeof at>>),
      ...(others.length > 0 && { others }),
    };
  });
