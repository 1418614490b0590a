import type { SampleOf } from './sample';

export const getSettings: SampleOf<'getSettings'> = {
  params: { leagueId: '620000000000000149' },
  unknown: [{ leagueId: '999' }],
  response: ({ leagueId }) => ({ leagueId, hasDrafted: false, season: 2026 }),
};
