import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mflProvider } from '../../../../server/hosts/mfl/provider';
import { recordedMfl } from '../../../../server/hosts/mfl/recorded';
import type { Source } from '../../../../server/hosts/port';
import type { Transport } from '../../../../server/hosts/transport/transport';

const folder = join(__dirname, '../../../fixtures/mfl');

/** What a host with nothing to tell answers: rosters and players’ scores are never empty, a league is not there. */
function emptyAnswer(url: string): string | null {
  const { searchParams } = new URL(url);
  const type = searchParams.get('TYPE') ?? '';
  if (!searchParams.has('L') || type === 'league') return null;
  const never: Record<string, unknown> = {
    rosters: { franchise: { id: '0001', player: { id: '1', status: 'ROSTER' } } },
    playerScores: { playerScore: { id: '1', score: '' } },
  };
  return JSON.stringify({ [type]: never[type] ?? {} });
}

/** A transport with an empty answer in place of each that it lacks. */
export const orEmpty = (transport: Transport): Transport => ({
  get: async (url) => (await transport.get(url)) ?? emptyAnswer(url),
});

/** The provider on recorded answers. */
export const provider = mflProvider(orEmpty(recordedMfl(folder)));

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

/** A recorded answer as text. */
export const recordedText = (path: string): string => readFileSync(join(folder, `${path}.json`), 'utf8');

/** A recorded answer as it stands in the file. */
export const recordedAnswer = (path: string) => JSON.parse(recordedText(path));

/** A transport on answers by `<type>[ <week or bracket>]`, of whatever league and season; text is given as it is, null is a 404. */
export const answering = (answers: Record<string, unknown>): Transport => ({
  async get(url) {
    const { searchParams } = new URL(url);
    const number = searchParams.get('W') ?? searchParams.get('BRACKET_ID');
    const answer = answers[`${searchParams.get('TYPE')}${number ? ` ${number}` : ''}`];
    if (answer === undefined) return emptyAnswer(url);
    return answer === null || typeof answer === 'string' ? answer : JSON.stringify(answer);
  },
});
