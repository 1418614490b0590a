const codes = new Set(
  'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LAR LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS'.split(
    ' ',
  ),
);

/** The product's code of a team, and its codes in other sources and of earlier years and cities. The Rams are both LA and LAR: imports write LAR. */
const otherCodes = new Map(
  Object.entries({
    ARI: 'ARZ CRD PHO PHX',
    BAL: 'BLT RAV',
    CLE: 'CLV',
    GB: 'GBP GNB',
    HOU: 'HST HTX',
    IND: 'CLT',
    JAX: 'JAC JAG',
    KC: 'KAN KCC',
    LAC: 'SD SDC SDG',
    LAR: 'LA RAM SL STL',
    LV: 'LVR OAK RAI',
    NE: 'NEP NWE',
    NO: 'NOR NOS',
    SF: 'SFO',
    TB: 'TAM TBB',
    TEN: 'OTI',
    WAS: 'WDC WFT WSH',
  }).flatMap(([own, others]) => others.split(' ').map((other) => [other, own] as const)),
);

/** The product's code of an NFL team; null for a free agent or an unknown code. */
export function toNflTeam(code: string | null): string | null {
  const upper = code?.trim().toUpperCase() ?? '';
  const own = otherCodes.get(upper) ?? upper;
  return codes.has(own) ? own : null;
}
