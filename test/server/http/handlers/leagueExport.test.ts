import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';

type Export = components['schemas']['LeagueExport'];
type Row = Record<string, unknown>;

const exported = async (leagueId: string) => send('GET', `/api/Leagues/Export?leagueId=${leagueId}`);
const count = async (table: string, where: string) =>
  (await server.rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]!.n;

it('has every row that is stored of a league, and the players that they name', async () => {
  const { leagueName, tables } = (await exported('132')).json<Export>();
  expect(leagueName).toBe('Global League');
  const ofLeague = await server.rows<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'league_id'",
  );
  for (const { name } of ofLeague) {
    const left = [
      'account_scope',
      'import_run',
      'invitation',
      'league_schedule',
      'new_season',
      'security_event',
      'sync_state',
      'watermark',
    ];
    const rows = left.includes(name) ? 0 : await count(name, "league_id = '132'");
    expect([name, tables[name]?.length ?? 0]).toEqual([name, rows]);
  }
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['team', 'team_season', 'team_week', 'keeper', 'draft_pick']));
  const known = new Set((tables['player'] as Row[]).map(({ id }) => id));
  for (const { playerId } of [...(tables['roster_entry'] as Row[]), ...(tables['team_week_player'] as Row[])])
    expect(known.has(playerId)).toBe(true);
});

it('is in the security log, as are changes of settings and a removal', async () => {
  await exported('348764');
  await server.rows("update league set manual_keepers_enabled = false where id = '348764'");
  const change = async () =>
    (await send('PUT', '/api/Leagues/Settings', { leagueId: '348764', manualKeepersEnabled: true })).json<{
      changes: object[];
    }>();
  const { changes } = await change();
  expect(changes).toMatchObject([{ by: 'admin@example.com', what: 'keepers marked here: no → yes' }]);
  // What changes nothing is no change.
  expect((await change()).changes).toEqual(changes);
  const [{ name } = { name: '' }] = await server.rows<{ name: string }>("select name from league where id = '348764'");
  await send('POST', '/api/Leagues/Remove', { leagueId: '348764', name });
  const events = await server.rows('select kind, detail from security_event order by id desc limit 3');
  expect(events.toReversed()).toEqual([
    { kind: 'league_exported', detail: `${name}, 348764` },
    { kind: 'league_settings_changed', detail: `${name}, 348764: keepers marked here: no → yes` },
    { kind: 'league_removed', detail: `${name}, 348764` },
  ]);
});
