/** A made-up league of Sleeper whose people have other roster numbers in each season. */
import { runOne, values } from '../../server/sync/calls';
import { type Json, recorded } from '../../imports/sleeperHost';

/** Redraft, keeper and dynasty, as Sleeper numbers them. */
export const types = { redraft: 0, keeper: 1, dynasty: 2 };

/** The owner of each roster number, then its co-owners; null without an owner. */
export type Seats = Record<number, string | string[] | null>;

/** A season: who sits where, and whether it is over, begun, or before its draft. */
interface Season {
  season: number;
  seats: Seats;
  type: number;
  status: 'complete' | 'in_season' | 'pre_draft';
}

export const league = '99';
const idOf = (season: number) => `7700000000000${season}`;
const people = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy'];

/** A person's points of a week, which tell whose they are. */
const pointsOf = (person: string | undefined, week: number) => 100 + 10 * people.indexOf(person ?? '') + week;
const personOf = (points: number) => people[Math.floor((points - 101) / 10)] ?? null;

const ownersOf = (seat: Seats[number]): string[] => (seat === null ? [] : [seat].flat());
const playersOf = (recorded('league/620000000000000112/matchups/1') as { starters: string[] }[]).map(
  ({ starters }) => starters[0]!,
);

export class SeatsHost {
  readonly #responses: Record<string, unknown> = {};

  /** Lets the host have a season of two weeks, after those of before. */
  put({ season, seats, type, status }: Season): void {
    const id = idOf(season);
    const at = (path: string) => `league/${id}${path}`;
    const rows = Object.entries(seats).map(([number, seat]) => ({ number: Number(number), owners: ownersOf(seat) }));
    const isPlayed = status !== 'pre_draft';
    const whole = recorded('league/620000000000000112') as Json & { settings: Json };
    const before = this.#responses[`league/${idOf(season - 1)}`] ? idOf(season - 1) : null;
    const settings = { type, num_teams: rows.length, last_scored_leg: isPlayed ? 2 : 0, leg: isPlayed ? 2 : 1, playoff_teams: 0 };
    const ofLeague = {
      ...{ ...whole, league_id: id, season: String(season), status, draft_id: null, previous_league_id: before },
      settings: { ...whole.settings, ...settings, divisions: 0 },
    };
    const users = [...new Set(rows.flatMap(({ owners }) => owners))];
    Object.assign(this.#responses, {
      [at('')]: ofLeague,
      [at('/users')]: users.map((user_id) => ({ user_id, display_name: user_id, metadata: { team_name: `Team of ${user_id}` } })),
      [at('/rosters')]: rows.map(({ number, owners: [owner, ...others] }) => ({
        ...{ roster_id: number, owner_id: owner ?? null, co_owners: others.length ? others : null },
        ...{ players: isPlayed ? [playersOf[number]] : [], reserve: null, taxi: null, keepers: null },
        settings: isPlayed
          ? { wins: people.indexOf(owner ?? '') + 1, losses: 0, ties: 0, fpts: pointsOf(owner, 0), fpts_decimal: 0 }
          : {},
      })),
      ...Object.fromEntries(
        [1, 2].map((week) => [
          at(`/matchups/${week}`),
          rows.map(({ number, owners: [owner] }, i) => ({
            ...{ roster_id: number, matchup_id: Math.floor(i / 2) + 1, points: isPlayed ? pointsOf(owner, week) : 0 },
            ...{ players: [playersOf[number]], starters: [playersOf[number]] },
            players_points: { [playersOf[number]!]: isPlayed ? pointsOf(owner, week) : 0 },
          })),
        ]),
      ),
      [at('/transactions/1')]: rows.slice(0, isPlayed ? 1 : 0).map(({ number }) => ({
        ...{ transaction_id: `${id}1`, type: 'free_agent', status: 'complete', leg: 1, created: Date.UTC(season, 8, 9) },
        ...{ adds: { [playersOf[number]!]: number }, drops: null },
      })),
    });
    for (const path of [
      '/drafts',
      '/traded_picks',
      '/winners_bracket',
      ...Array.from({ length: 17 }, (_, i) => `/transactions/${i + 2}`),
    ])
      this.#responses[at(path)] = [];
    for (const week of [3, 4]) this.#responses[at(`/matchups/${week}`)] = null;
    const renewed = this.#responses[`league/${idOf(season - 1)}/users`] as { user_id: string }[] | undefined;
    for (const { user_id } of renewed ?? []) this.#responses[`user/${user_id}/leagues/nfl/${season}`] = [ofLeague];
  }

  response = async (path: string): Promise<string> => {
    const own = path.replace('/v1/', '');
    return JSON.stringify(own in this.#responses ? this.#responses[own] : recorded(own));
  };
}

/** Enters the league in a season, with nothing in it. */
export async function enterSeatsLeague(season: number): Promise<void> {
  await server.rows('truncate league cascade');
  await server.rows('delete from raw_response');
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('${league}', 'sleeper', 'League 99', ${season}, ${season}, false, false)`,
  );
  await server.rows(`insert into league_source values ('${league}', ${season}, 'sleeper', '${idOf(season)}', null)`);
}

/** Reads all that the host has of the league. */
export async function read(): Promise<void> {
  await server.rows('delete from raw_response');
  for (const call of ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'])
    expect(await runOne(call, league)).toMatchObject({ error: null, note: null });
}

/** Rolls the league over. */
export async function renew(): Promise<void> {
  await server.rows('delete from raw_response');
  expect(await runOne('createNewSeason', league)).toMatchObject({ error: null, note: null });
}

/** Whose each team is in a season, by the scores of its weeks, checked against its standings and its managers; null without an owner. */
export async function teamsOf(season: number): Promise<Record<string, string | null>> {
  const rows = (await values(
    `select team_id, owner_name, points_for::float, (select min(user_id) from team_manager m where m.league_id = s.league_id and m.season = s.season
       and m.team_id = s.team_id and m.user_id = s.owner_name) as manager,
       (select min(team_score)::float from team_week w where w.league_id = s.league_id and w.season = s.season and w.team_id = s.team_id and w.week = 1) as points
     from team_season s where league_id = '${league}' and season = ${season} order by team_id`,
  )) as [string, string | null, number, string | null, number | null][];
  return Object.fromEntries(
    rows.map(([teamId, owners, pointsFor, manager, points]) => {
      const owner = owners?.split(',')[0] ?? null;
      const person = points === null ? owner : personOf(points);
      expect([teamId, owner, pointsFor > 0 ? personOf(pointsFor + 1) : person]).toEqual([teamId, person, person]);
      if (manager !== null) expect(manager).toBe(person);
      return [teamId, person];
    }),
  );
}

/** Reads a past season again. */
export async function reread(season: number): Promise<void> {
  await server.rows(
    `update watermark set complete = false where resource = 'weeks' and league_id = '${league}' and season = ${season}`,
  );
  expect(await runOne('sleeperHistoricalTeamWeekData', league)).toMatchObject({ error: null });
}
