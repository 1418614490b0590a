const codes = new Set(
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LAR LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(
    ' ',
  ),
);

/** Codes of other sources and earlier years, to the product's code. The Rams are both LA and LAR: imports write LAR. */
const otherCodes = new Map([
  ['ARZ', 'ARI'],
  ['BLT', 'BAL'],
  ['CLV', 'CLE'],
  ['GBP', 'GB'],
  ['HST', 'HOU'],
  ['JAC', 'JAX'],
  ['KCC', 'KC'],
  ['SD', 'LAC'],
  ['SDC', 'LAC'],
  ['LA', 'LAR'],
  ['STL', 'LAR'],
  ['RAM', 'LAR'],
  ['LVR', 'LV'],
  ['OAK', 'LV'],
  ['NEP', 'NE'],
  ['NOS', 'NO'],
  ['SFO', 'SF'],
  ['TBB', 'TB'],
  ['WSH', 'WAS'],
]);

/** The product's code of an NFL team; null for a free agent or an unknown code. */
export function toNflTeam(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? '';
  const own = otherCodes.get(upper) ?? upper;
  return codes.has(own) ? own : null;
}
