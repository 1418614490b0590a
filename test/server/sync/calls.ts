import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';

export type AdminRun = components['schemas']['AdminRun'];
type LeagueRun = AdminRun['leagues'][number];

/** Makes a maintenance call as the admin. */
export async function run(call: string, leagueId?: string): Promise<AdminRun> {
  const response = await send('GET', `/api/Admin/${call}${leagueId === undefined ? '' : `?leagueId=${leagueId}`}`);
  if (response.statusCode !== 200) throw new Error(`${call}: ${response.statusCode} ${response.body}`);
  return response.json<AdminRun>();
}

/** What a call on one league, or on none, came to. */
export async function runOne(call: string, leagueId?: string): Promise<LeagueRun> {
  const { leagues } = await run(call, leagueId);
  if (leagues.length !== 1) throw new Error(`${call} was about ${leagues.length} leagues`);
  return leagues[0]!;
}

/** What a call did, in short. */
export const counts = ({ rows, skipped, unmatched, error }: LeagueRun) => ({ rows, skipped, unmatched, error });

/** Rows of a query, each as its values. */
export const values = async (query: string): Promise<unknown[][]> =>
  (await server.rows<Record<string, unknown>>(query)).map((row) => Object.values(row));

const content = [
  ...[
    'league_source',
    'team',
    'team_manager',
    'team_season',
    'player',
    'player_external_id',
    'bye_week',
    'ranking',
    'roster_entry',
  ],
  ...[
    'keeper',
    'team_week',
    'team_week_player',
    'free_agent_week',
    'draft_pick',
    'pick_trade',
    'rookie',
    'roster_snapshot',
    'watermark',
  ],
  ...['league_transaction', 'transaction_move', 'game', 'league_rules', 'future_pick', 'league_draft'],
];

/** Removes the players' scores before 2024 of MyFantasyLeague's seeded leagues: most rows, which make {@link contents} slow. */
export const removeOldScores = () =>
  server.rows(
    "delete from team_week_player where season < 2024 and league_id in (select id from league where provider = 'default')",
  );

/** Removes all scores of players, for tests that need none. */
export const removeScores = () => server.rows('truncate team_week_player');

/** What every table holds: how many rows, and the sum of their hashes; the stamps of leagues are left out. */
export async function contents(): Promise<Record<string, string>> {
  const hashOf = (name: string, row = 't') =>
    `(select concat(count(*), ' ', sum(hashtextextended((${row})::text, 0))) from ${name} t) as ${name}`;
  const league = hashOf('league', 't.id, t.name, t.season, t.standings_season, t.has_drafted');
  const [row] = await server.rows<Record<string, string>>(
    `select ${[league, ...content.map((name) => hashOf(name))].join(', ')}`,
  );
  return row!;
}
