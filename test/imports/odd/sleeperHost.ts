/** A recorded league of Sleeper, cut to two weeks of last season, which are played again this season. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

export const thisSeason = '620000000000000149';
export const lastSeason = '620000000000000112';
/** The id of the league here. */
export const ourSleeperLeague = '88';

/** An answer of the recorded leagues. */
export const recorded = (path: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../scripts/seed/recorded/sleeper', `${path}.json`), 'utf8'));

function league(id: string, more: Json, settings: Json): Json {
  const whole = recorded(`league/${id}`) as Json;
  return { ...whole, ...more, settings: { ...(whole.settings as Json), ...settings } };
}

/** Answers by path, and how to change them. */
export class SleeperHost {
  readonly changed: Record<string, unknown> = {
    [`league/${thisSeason}`]: league(thisSeason, {}, { last_scored_leg: 2, leg: 2 }),
    [`league/${thisSeason}/rosters`]: (recorded(`league/${thisSeason}/rosters`) as Json[]).map((roster) => ({
      ...{ ...roster, keepers: (roster.players as string[]).slice(0, 1) },
    })),
    [`league/${lastSeason}`]: league(lastSeason, { previous_league_id: null }, { last_scored_leg: 2, playoff_week_start: 15 }),
    ...Object.fromEntries(
      ['1', '2'].map((week) => [`league/${thisSeason}/matchups/${week}`, recorded(`league/${lastSeason}/matchups/${week}`)]),
    ),
  };

  of = (path: string): unknown => structuredClone(this.changed[path] ?? recorded(path));

  /** Adds rows to a list. */
  add(path: string, ...rows: Json[]): void {
    this.changed[path] = [...(this.of(path) as Json[]), ...rows];
  }

  answer = async (path: string): Promise<string> => JSON.stringify(this.of(path.replace('/v1/', '')));
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
