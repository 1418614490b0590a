import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { movesOfPicks, toPickTrades } from '../../../../server/hosts/draftTransfers';
import { mflAdapter } from '../../../../server/hosts/mfl/adapter';
import { recordedMfl } from '../../../../server/hosts/mfl/recorded';
import type { Source } from '../../../../server/hosts/port';
import type { Transport } from '../../../../server/hosts/transport/transport';

/** Where the recorded responses are. */
export const folder = join(__dirname, '../../../fixtures/mfl');

/** The packed weeks of leagues: `<season>/<league>` to the responses by name, as in `rosters_2`. */
export const packedWeeks = new Map<string, Record<string, unknown>>(
  ['2019/90004', '2020/90002', '2020/90003', '2023/90006'].map((league) => [
    league,
    JSON.parse(gunzipSync(readFileSync(join(folder, league, 'weeks.json.gz'))).toString()) as Record<string, unknown>,
  ]),
);

/** The recorded responses, those of the packed weeks too. */
export const recordedResponses: Transport = {
  async get(url) {
    const { pathname, searchParams } = new URL(url);
    const league = `${pathname.slice(1, 5)}/${searchParams.get('L')}`;
    const packed = packedWeeks.get(league)?.[`${searchParams.get('TYPE')}_${searchParams.get('W')}`];
    return packed === undefined ? recordedMfl(folder).get(url) : JSON.stringify(packed);
  },
};

/** What a host with no rows sends: rosters and players’ scores are never empty, a league is not there. */
function emptyResponse(url: string): string | null {
  const { searchParams } = new URL(url);
  const type = searchParams.get('TYPE') ?? '';
  if (!searchParams.has('L') || type === 'league') return null;
  const never: Record<string, unknown> = {
    rosters: { franchise: { id: '0001', player: { id: '1', status: 'ROSTER' } } },
    playerScores: { playerScore: { id: '1', score: '' } },
  };
  return JSON.stringify({ [type]: never[type] ?? {} });
}

/** A transport with an empty response in place of each that it lacks. */
export const orEmpty = (transport: Transport): Transport => ({
  get: async (url) => (await transport.get(url)) ?? emptyResponse(url),
});

/** Of real leagues nothing is left out. */
const fail = (message: string) => {
  throw new Error(message);
};

/** The adapter on recorded responses. */
export const adapter = mflAdapter(orEmpty(recordedResponses), undefined, undefined, fail);

/** The trades of a draft's picks, by the transactions of a season, oldest first. */
export async function pickTradesOf(of: Source, draft = of.season, from = adapter) {
  const weeks = await Promise.all(Array.from({ length: 18 }, (_, i) => from.transactions(of, i + 1)));
  const moves = movesOfPicks(weeks.flat().sort((a, b) => Date.parse(a.at) - Date.parse(b.at)));
  return toPickTrades(
    moves.filter(({ season }) => season === draft),
    await from.draft(of),
  );
}

const source = (externalId: string, season: number): Source => ({ externalId, season, host: null });

export const dlf2019 = source('90002', 2019);
export const dlf2020 = source('90002', 2020);
export const ssb2019 = source('90001', 2019);
export const ssb2020 = source('90001', 2020);
export const ups2026 = source('90005', 2026);
export const sfb2019 = source('90004', 2019);
export const sfb2020 = source('90003', 2020);
export const cl2023 = source('90006', 2023);
export const afl2024 = source('90007', 2024);

/** A recorded respond as text. */
export const recordedText = (path: string): string => readFileSync(join(folder, `${path}.json`), 'utf8');

/** A recorded respond as it stands in the file. */
export const recordedResponse = (path: string) => JSON.parse(recordedText(path));

/** A transport on responds by `<type>[ <week or bracket>]`, of whatever league and season; text is given as it is, null is a 404. */
export const responding = (responses: Record<string, unknown>): Transport => ({
  async get(url) {
    const { searchParams } = new URL(url);
    const number = searchParams.get('W') ?? searchParams.get('BRACKET_ID');
    const response = responses[`${searchParams.get('TYPE')}${number ? ` ${number}` : ''}`];
    if (response === undefined) return emptyResponse(url);
    return response === null || typeof response === 'string' ? response : JSON.stringify(response);
  },
});
