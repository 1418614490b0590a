import { eventually } from '../../support/eventually';
import { startServer } from '../../support/startServer';

const token = 'a-token-of-prometheus';
const authorization = { authorization: `Bearer ${token}` };

it('has probes, metrics, an access log with request ids, and drains before it stops', async () => {
  const copy = await server.copy();
  const environment = {
    ...copy.environment,
    LOG_LEVEL: 'info',
    METRICS_TOKEN: token,
    DRAIN_SECONDS: '2',
    TRUST_PROXY: 'loopback',
  };
  const running = await startServer(environment);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(running.address + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  try {
    expect((await get('/livez')).status).toBe(200);
    expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ok"}' });

    // The second response is from the cache.
    const ids = ['first-request', 'second-request'];
    for (const id of ids) await get('/api/League/GetLeagueYears?leagueId=132', { 'x-request-id': id });
    await eventually(() => {
      const completed = running.output().match(/"reqId":"[a-z]+-request","res":\{"statusCode":200\}/g);
      expect(completed).toHaveLength(ids.length);
    });

    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer another' })).status).toBe(401);
    const { status, text } = await get('/metrics', authorization);
    expect(status).toBe(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/League\/GetLeagueYears",status="200"\} 2\n/,
    );
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/sync_jobs\{queue="sync"\} \d/);
    expect(text).toMatch(/response_cache_requests_total\{result="hit"\} 1\n/);
    if (server.engine === 'postgres') expect(text).toMatch(/database_connections\{state="inUse"\} \d/);

    const accept = { accept: 'text/html' };
    for (const page of ['/', '/league/132', '/league/132?sort=teamName.desc', '/LEAGUE/132', '/nothing/here'])
      await get(page, accept);
    expect(running.output()).not.toContain('"level":40');

    running.terminate();
    await eventually(async () => expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"stopping"}' }));
    expect((await get('/livez')).status).toBe(200);
    expect(await running.ended).toBe(0);
  } finally {
    await running.kill();
    await copy.discard();
  }
});

it('serves no metrics without a token', async () => {
  expect((await server.inject('/metrics')).statusCode).toBe(404);
});
