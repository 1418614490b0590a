/** Leagues of Sleeper whose people have other roster numbers in another season. */
import { get } from '../../support/call';
import { contents, values } from '../../server/sync/calls';
import { enterSeatsLeague, league, read, renew, reread, type Seats, SeatsHost, teamsOf, types } from './seatsHost';

/** Whose each team is. */
type Owners = Record<string, string | null>;

let host: SeatsHost;
let stop: () => void;
beforeEach(() => {
  host = new SeatsHost();
});
beforeAll(async () => {
  stop = await server.importLive((path) => host.response(path));
});
afterAll(() => stop());

const years = [2024, 2025, 2026];
/** Lets the host have these seasons, all but the last over. */
const put = (seats: Seats[], type = types.redraft, status: 'in_season' | 'pre_draft' = 'in_season') =>
  seats.forEach((of, i) => host.put({ season: years[i]!, seats: of, type, status: i < seats.length - 1 ? 'complete' : status }));

/** Reads the seasons in an order: all of them from the newest, or one after the other by roll-overs. */
const orders = {
  async 'newest first'(seats: Seats[], type = types.redraft) {
    put(seats, type);
    await enterSeatsLeague(years[seats.length - 1]!);
    await read();
  },
  async 'oldest first'(seats: Seats[], type = types.redraft) {
    host.put({ season: 2024, seats: seats[0]!, type, status: 'complete' });
    await enterSeatsLeague(2024);
    await read();
    for (const [i, of] of seats.slice(1).entries()) {
      const season = years[i + 1]!;
      host.put({ season, seats: of, type, status: 'pre_draft' });
      await renew();
      await read();
      host.put({ season, seats: of, type, status: i + 2 < seats.length ? 'complete' : 'in_season' });
      await read();
    }
  },
};
const inEachOrder = Object.entries(orders);
const seasons = async (count: number) => Promise.all(years.slice(0, count).map(teamsOf));
const same = { ada: 'ada', bob: 'bob', cyd: 'cyd', dan: 'dan' };

describe.each(inEachOrder)('a redraft league, %s', (_, importIn) => {
  test.each<[string, Seats[], Owners[]]>([
    [
      'two owners who swap numbers keep their teams',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'cyd', 3: 'bob', 4: 'dan' },
      ],
      [same, same],
    ],
    [
      'so do owners of whom each has another number each season',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'bob', 2: 'cyd', 3: 'dan', 4: 'ada' },
        { 1: 'dan', 2: 'cyd', 3: 'ada', 4: 'bob' },
      ],
      [same, same, same],
    ],
    [
      'who takes the number of one who left has a team of his own',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
      [same, { ada: 'ada', cyd: 'cyd', dan: 'dan', eve: 'eve' }],
    ],
    [
      'who left and came back to another number has his team again',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
        { 1: 'eve', 2: 'ada', 3: 'bob', 4: 'dan' },
      ],
      [same, { ada: 'ada', cyd: 'cyd', dan: 'dan', eve: 'eve' }, { ada: 'ada', bob: 'bob', dan: 'dan', eve: 'eve' }],
    ],
    [
      'a team without an owner is nobody else’s',
      [
        { 1: 'ada', 2: null, 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
      ],
      [{ ada: 'ada', '2': null, cyd: 'cyd', dan: 'dan' }, same],
    ],
    [
      'nor is the number of one whose number has no owner now',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'bob', 2: null, 3: 'cyd', 4: 'dan' },
      ],
      [same, { bob: 'bob', cyd: 'cyd', dan: 'dan', '2': null }],
    ],
    [
      'a co-owner who plays on alone keeps the team',
      [
        { 1: ['ada', 'eve'], 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'bob', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
      // The team has the id of its first owner, who is another in each order.
      [
        expect.objectContaining({ bob: 'bob', cyd: 'cyd', dan: 'dan' }),
        expect.objectContaining({ bob: 'bob', cyd: 'cyd', dan: 'dan' }),
      ],
    ],
    [
      'of two who shared a team, its owner keeps it',
      [
        { 1: ['ada', 'eve'], 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'eve', 2: 'bob', 3: 'ada', 4: 'dan' },
      ],
      [same, { ada: 'ada', bob: 'bob', dan: 'dan', eve: 'eve' }],
    ],
    [
      'of two who share a team now, each had his own',
      [
        { 1: 'eve', 2: 'bob', 3: 'ada', 4: 'dan' },
        { 1: ['ada', 'eve'], 2: 'bob', 3: 'cyd', 4: 'dan' },
      ],
      [{ ada: 'ada', bob: 'bob', dan: 'dan', eve: 'eve' }, same],
    ],
    [
      'a person with two teams keeps both',
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'ada' },
        { 1: 'bob', 2: 'cyd', 3: 'ada', 4: 'ada' },
      ],
      [
        { ada: 'ada', '4': 'ada', bob: 'bob', cyd: 'cyd' },
        { ada: 'ada', '4': 'ada', bob: 'bob', cyd: 'cyd' },
      ],
    ],
  ])('%s', async (_name, seats, teams) => {
    await importIn(seats);
    expect(await seasons(seats.length)).toEqual(teams);
    const before = await contents();
    await read();
    await reread(2024);
    expect(await contents()).toEqual(before);
  });
});

describe.each(inEachOrder)('a keeper or dynasty league, %s', (_, importIn) => {
  test.each<[string, number, Seats[], Owners[]]>([
    [
      'a new owner takes over the team of the number',
      types.dynasty,
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
    ],
    [
      'so it is where its former owner comes back to another',
      types.keeper,
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'bob', 4: 'dan' },
      ],
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'bob', 4: 'dan' },
      ],
    ],
    [
      'so it is while nobody owns it',
      types.dynasty,
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: null, 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: null, 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'eve', 3: 'cyd', 4: 'dan' },
      ],
    ],
    [
      'owners who swap numbers keep their teams',
      types.dynasty,
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'cyd', 3: 'bob', 4: 'dan' },
      ],
      [
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
        { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
      ],
    ],
  ])('%s', async (_name, type, seats, teams) => {
    await importIn(seats, type);
    const found = await seasons(seats.length);
    // Ids are those of the owners in the season that was read first: the same team in each season is what counts.
    const ids = Object.fromEntries(Object.entries(found[0]!).map(([id, person]) => [person, id]));
    expect(found).toEqual(
      teams.map((of) => Object.fromEntries(Object.entries(of).map(([team, person]) => [ids[teams[0]![Number(team)]!], person]))),
    );
    const before = await contents();
    await read();
    await reread(2024);
    expect(await contents()).toEqual(before);
  });
});

describe('a league that is stored by roster numbers alone', () => {
  const moveTo = async (season: number, ids: Record<string, string>) => {
    for (const [from, to] of Object.entries(ids)
      .flatMap(([a, b]) => [[a, `${b}!`]])
      .concat(Object.values(ids).map((b) => [`${b}!`, b])))
      for (const [table, ...columns] of [
        ['team', 'id'],
        ['roster_entry', 'team_id'],
        ['team_season', 'team_id'],
        ['team_manager', 'team_id'],
        ['game', 'team_id', 'opponent_id'],
        ['transaction_move', 'from_team_id', 'to_team_id'],
        ['team_week_player', 'team_id'],
        ['team_week', 'team_id'],
      ])
        for (const column of columns)
          await server.rows(
            `update ${table} set ${column} = '${to}' where ${column} = '${from}' and league_id = '${league}' ${
              ['team', 'roster_entry'].includes(table!) ? `and ${season} = 2026` : `and season = ${season}`
            }`,
          );
  };

  /** Imports the league, and puts its rows under the ids that the roster numbers once had. */
  const importByNumbers = async (seats: Seats[], type: number, stored: Record<string, string>) => {
    await orders['newest first'](seats, type);
    const now = Object.fromEntries(
      (await values(`select external_id, id from team where league_id = '${league}'`)) as [string, string][],
    );
    await server.rows('alter table team_week_player drop constraint team_week_player_team_week_fk');
    await server.rows('alter table roster_entry drop constraint roster_entry_team_fk');
    for (const [i, season] of years.entries()) {
      const own = await teamsOf(season);
      const ids = Object.entries(seats[i]!).map(([number, person]) => {
        const id = season === 2026 ? now[number]! : Object.keys(own).find((each) => own[each] === person)!;
        return [id, stored[number]!];
      });
      await moveTo(season, Object.fromEntries(ids) as Record<string, string>);
    }
    await server.rows(
      `alter table team_week_player add constraint team_week_player_team_week_fk foreign key (league_id, season, team_id, week)
       references team_week (league_id, season, team_id, week) on delete cascade`,
    );
    await server.rows(
      'alter table roster_entry add constraint roster_entry_team_fk foreign key (league_id, team_id) references team on delete cascade',
    );
    expect(await seasons(3)).toEqual(
      seats.map((of) => Object.fromEntries(Object.entries(of).map(([number, who]) => [stored[number]!, who]))),
    );
  };
  const idsLeft = () =>
    values(`select distinct season, team_id from team_week w where league_id = '${league}'
      except select season, team_id from team_season where league_id = '${league}'`);

  test('as a redraft league keeps its present ids; the rows of past seasons move to their people, once', async () => {
    const seats: Seats[] = [
      { 1: 'ada', 2: 'bob', 3: null, 4: 'dan' },
      { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'eve' },
      { 1: 'bob', 2: 'cyd', 3: 'ada', 4: 'dan' },
    ];
    // The ids are those of 2025, the season that was the first to be read.
    await importByNumbers(seats, types.redraft, { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'eve' });
    await read();
    const aligned = await seasons(3);
    expect(aligned).toEqual([
      { cyd: 'ada', ada: 'bob', eve: 'dan', '2024-cyd': null },
      { cyd: 'ada', ada: 'bob', bob: 'cyd', '2025-eve': 'eve' },
      { cyd: 'ada', ada: 'bob', bob: 'cyd', eve: 'dan' },
    ]);
    const before = await contents();
    await read();
    expect(await contents()).toEqual(before);
    await reread(2024);
    await reread(2025);
    const [{ '2024-cyd': nobody, ...of2024 }, { '2025-eve': eve, ...of2025 }, of2026] = aligned as [Owners, Owners, Owners];
    expect(await seasons(3)).toEqual([{ ...of2024, 3: nobody }, { ...of2025, 4: eve }, of2026]);
    expect(await idsLeft()).toEqual([]);
  });

  test('as a dynasty league keeps its present ids; past seasons move to the owners who swapped, a new owner’s to his number', async () => {
    const now = { 1: 'ada', 2: 'cyd', 3: 'bob', 4: 'eve' };
    const seats: Seats[] = [{ 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' }, now, now];
    await importByNumbers(seats, types.dynasty, { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' });
    await read();
    const aligned = await seasons(3);
    const since = { ada: 'ada', bob: 'cyd', cyd: 'bob', dan: 'eve' };
    expect(aligned).toEqual([{ ada: 'ada', bob: 'cyd', cyd: 'bob', dan: 'dan' }, since, since]);
    const before = await contents();
    await read();
    expect(await contents()).toEqual(before);
    await reread(2024);
    expect(await seasons(3)).toEqual(aligned);
    expect(await idsLeft()).toEqual([]);
  });
});

test('before the draft of a redraft league its people take their seats; in the season the number is the team', async () => {
  host.put({ season: 2025, seats: { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' }, type: types.redraft, status: 'in_season' });
  await enterSeatsLeague(2025);
  await read();
  const teams = async () =>
    Object.fromEntries(await values(`select external_id, id from team where league_id = '${league}'`)) as Record<string, string>;
  const sit = async (seats: Seats, status: 'pre_draft' | 'in_season') => {
    host.put({ season: 2026, seats, type: types.redraft, status });
    await read();
    return teams();
  };
  host.put({ season: 2026, seats: { 1: 'bob', 2: null, 3: null, 4: null }, type: types.redraft, status: 'pre_draft' });
  await renew();
  expect(await teams()).toEqual({ 1: 'bob', 2: '2', 3: '3', 4: '4' });
  expect(await sit({ 1: 'bob', 2: 'eve', 3: 'ada', 4: null }, 'pre_draft')).toEqual({ 1: 'bob', 2: '2', 3: 'ada', 4: '4' });
  expect(await sit({ 1: 'ada', 2: 'eve', 3: 'bob', 4: 'cyd' }, 'pre_draft')).toEqual({ 1: 'ada', 2: '2', 3: 'bob', 4: 'cyd' });
  const seated = { 1: 'ada', 2: '2', 3: 'bob', 4: 'cyd' };
  expect(await sit({ 1: 'ada', 2: 'eve', 3: 'bob', 4: 'cyd' }, 'in_season')).toEqual(seated);
  expect(await sit({ 1: 'fay', 2: 'ada', 3: null, 4: 'cyd' }, 'in_season')).toEqual(seated);
  expect(await teamsOf(2025)).toEqual(same);
});

test('the page of a team has its owner’s seasons', async () => {
  await orders['newest first']([
    { 1: 'ada', 2: 'bob', 3: 'cyd', 4: 'dan' },
    { 1: 'ada', 2: 'cyd', 3: 'bob', 4: 'dan' },
  ]);
  const page = async (path: string) => (await get(`/api/${path}leagueId=${league}`)).json<unknown>();
  expect(await page('Team/GetSleeperTeamProfile?teamId=bob&')).toMatchObject({ teamName: 'Team of bob', ownerName: 'bob' });
  for (const year of [2024, 2025])
    expect(await page(`History/SleeperPointsByYearTeam?year=${year}&userId=bob&`)).toMatchObject({
      weeks: [{ week: 1 }, { week: 2 }],
      teamName: 'Team of bob',
    });
});
