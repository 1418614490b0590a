import type { Schema } from '../../src/api/types';
import type { Names } from './names';
import type { Sample } from './sample';

export const getSettings: Sample = {
  params: { leagueId: '620000000000000149' },
  unknown: [{ leagueId: '999' }],
  response: ({ leagueId }: Names): Schema<'Settings'> => ({ leagueId, hasDrafted: false, season: 2026 }),
};
