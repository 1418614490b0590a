/** A recorded league of Sleeper, cut to two weeks of last season, which are played again this season. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

export const thisSeason = '620000000000000149';
export const lastSeason = '620000000000000112';
/** The id of the league here. */
export const ourSleeperLeague = '88';

/** A response of the recorded leagues; null, as Sleeper says it, where none is recorded. */
export function recorded(path: string): unknown {
  const file = join(__dirname, '../../scripts/seed/recorded/sleeper', `${path}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function league(id: string, more: Json, settings: Json): Json {
  const whole = recorded(`league/${id}`) as Json;
  return { ...whole, ...more, settings: { ...(whole.settings as Json), ...settings } };
}

/** Weeks of transactions in each of which something was traded, as some recorded ones were quiet. */
const busyWeeks = (id: string, weeks: number[]) =>
  Object.fromEntries(
    weeks.map((leg) => {
      const [trade] = recorded(`league/${id}/transactions/1`) as Json[];
      return [`league/${id}/transactions/${leg}`, [{ ...trade, transaction_id: `${id}${leg}`, leg }]];
    }),
  );

/** Responses by path, and how to change them. */
export class SleeperHost {
  readonly changed: Record<string, unknown> = {
    // A week to come.
    [`league/${thisSeason}/matchups/3`]: (recorded(`league/${lastSeason}/matchups/3`) as Json[]).map((side) => ({
      ...{ ...side, points: 0, starters: [], players: [], players_points: {} },
    })),
    [`league/${thisSeason}`]: league(thisSeason, {}, { last_scored_leg: 2, leg: 2 }),
    [`league/${thisSeason}/rosters`]: (recorded(`league/${thisSeason}/rosters`) as Json[]).map((roster) => ({
      ...{ ...roster, keepers: (roster.players as string[]).slice(0, 1) },
    })),
    [`league/${lastSeason}`]: league(lastSeason, { previous_league_id: null }, { last_scored_leg: 2, playoff_week_start: 15 }),
    ...busyWeeks(thisSeason, [2]),
    ...busyWeeks(
      lastSeason,
      Array.from({ length: 18 }, (_, i) => i + 1),
    ),
    ...Object.fromEntries(
      ['1', '2'].map((week) => [`league/${thisSeason}/matchups/${week}`, recorded(`league/${lastSeason}/matchups/${week}`)]),
    ),
  };

  of = (path: string): unknown => structuredClone(this.changed[path] ?? recorded(path));

  /** Adds rows to a list. */
  add(path: string, ...rows: Json[]): void {
    this.changed[path] = [...(this.of(path) as Json[]), ...rows];
  }

  response = async (path: string): Promise<string> => JSON.stringify(this.of(path.replace('/v1/', '')));
}

/** Enters the league with its two seasons, with nothing in it. */
export async function enterSleeperLeague(): Promise<void> {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${ourSleeperLeague}', 'sleeper', 'League 88', 2026, 2025, true, false)`,
  );
  await server.rows(
    `insert into league_source values ('${ourSleeperLeague}', 2026, 'sleeper', '${thisSeason}', null),
     ('${ourSleeperLeague}', 2025, 'sleeper', '${lastSeason}', null)`,
  );
}
