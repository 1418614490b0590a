/** Leagues that can be added, and whether they are whole then. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSmallLeague } from '../../imports/smallLeague';
import { type HostFolder, hostLeague, lastHostLeague } from '../../server/sync/hostFolder';

/** Fills the host with a league of two seasons, and with copies of it under other ids. */
export function recordLeagues(host: HostFolder, ids: string[]): void {
  fillSmallLeague(host);
  const seasons = [
    ['2026', hostLeague],
    ['2025', lastHostLeague],
  ] as const;
  for (const id of ids)
    for (const [season, own] of seasons) {
      const folder = join(host.recorded, 'mfl', season);
      cpSync(join(folder, own), join(folder, id), { recursive: true });
      const file = join(folder, id, 'league.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(hostLeague, id).replaceAll(lastHostLeague, id));
    }
}

const tables = [
  ...['league_source', 'team', 'team_season', 'team_week', 'team_week_player', 'game', 'roster_entry'],
  ...['draft_pick', 'pick_trade', 'league_transaction', 'league_rules', 'watermark'],
];

/** Selects how many rows of each table a league has. */
export const sizeOf = (id: string) =>
  tables.map((name) => `select '${name}' as name, count(*)::int as n from ${name} where league_id = '${id}'`).join(' union all ');
