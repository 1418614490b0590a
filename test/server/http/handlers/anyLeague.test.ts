import { get } from '../../../support/call';

const mfl = '132';
const sleeper = '620000000000000149';

describe.each([mfl, sleeper])('a league of either platform, here %s', (leagueId) => {
  it.each([
    'League/GetLeague?',
    'League/GetSleeperLeague?',
    'League/GetLeagueYears?',
    'League/GetDepthChart?',
    'League/GetKeeperBreakdown?',
    'League/GetRosterBreakdown?',
    'League/GetAvailablePlayers?',
    'Draft/GetDraftOrder?',
    'PreDraftTrades?year=2026&',
    'History/PointsByYear?year=2025&',
    'History/SleeperPointsByYear?year=2025&',
  ])('is read by %s', async (call) => {
    const { statusCode, payload } = await get(`/api/${call}leagueId=${leagueId}`);
    expect(statusCode).toBe(200);
    expect(payload).toContain(leagueId === mfl ? 'Global League' : 'Sunday Dynasty');
  });
});

it.each([mfl, sleeper])('settings name the platform of %s', async (leagueId) => {
  const { provider } = (await get(`/api/Settings?leagueId=${leagueId}`)).json<{ provider: string }>();
  expect(provider).toBe(leagueId === mfl ? 'default' : 'sleeper');
});
