const order = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'];
const otherNames = new Map([
  ['PK', 'K'],
  ['DST', 'DEF'],
  ['D/ST', 'DEF'],
  ['D', 'DEF'],
]);

/**
 * The product's code of a position and its place in the sort order: 1 to 6 for QB, RB, WR, TE, K and DEF, 7 for any other. Of several
 * codes, the first of the six counts; a player without one has the code `-`.
 */
export function toPosition(codes: string[]): { position: string; positionSortOrder: number } {
  const known = codes.map((code) => code.toUpperCase()).map((code) => otherNames.get(code) ?? code);
  const position = known.find((code) => order.includes(code)) ?? known[0] ?? '-';
  return { position, positionSortOrder: order.indexOf(position) + 1 || order.length + 1 };
}

/** The groups of individual defenders, with the codes of the hosts and the player files in each. */
export const defenders = {
  DL: ['DL', 'DE', 'DT', 'NT', 'EDGE'],
  LB: ['LB', 'ILB', 'OLB'],
  DB: ['DB', 'CB', 'S', 'SS', 'FS'],
};

/** Expands positions to all codes of their defender groups. */
export const withGroups = (positions: string[]): string[] => [
  ...positions,
  ...Object.values(defenders)
    .filter((group) => group.some((code) => positions.includes(code)))
    .flat(),
];
