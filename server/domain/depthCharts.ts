import type { components } from '../../src/api/generated/schema.gen';

type Schemas = components['schemas'];
type TeamDepthChart = Schemas['TeamDepthChart'];

const lists = {
  quarterbacks: 'QB',
  runningBacks: 'RB',
  wideReceivers: 'WR',
  tightEnds: 'TE',
  kickers: 'K',
  defenses: 'DEF',
} as const;
const listed = new Set<string>(Object.values(lists));

/** The places on a roster in the order of a chart: a player who cannot start is behind those who can. */
const slots = ['active', 'reserve', 'taxi'] as const;

/** A player on a team's roster. */
interface RosteredPlayer {
  teamId: string;
  position: string;
  slot: (typeof slots)[number];
  playerId: string;
  playerName: string;
}

const toPlayer = ({ playerId, playerName, slot }: RosteredPlayer): Schemas['DepthChartPlayer'] => ({
  ...{ playerId, playerName },
  ...(slot !== 'active' && { slot }),
});

/** One chart per team, in the order of `teams`; the players of a position and slot stay in the order of `players`. */
export function depthCharts(teams: { id: string; name: string }[], players: readonly RosteredPlayer[]): TeamDepthChart[] {
  const inOrder = players.toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot));
  return teams.map(({ id, name }) => {
    const own = inOrder.filter(({ teamId }) => teamId === id);
    const at = (wanted: string) => own.filter(({ position }) => position === wanted).map(toPlayer);
    const others = own
      .filter(({ position }) => !listed.has(position))
      .map((player) => ({ position: player.position, ...toPlayer(player) }));
    const byPosition = Object.entries(lists).map(([list, position]) => [list, at(position)]);
    return {
      ...{ teamId: id, teamName: name },
      ...(Object.fromEntries(byPosition) as Record<keyof typeof lists, ReturnType<typeof at>>),
      ...(others.length > 0 && { others }),
    };
  });
}
