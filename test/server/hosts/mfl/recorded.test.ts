import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOf } from '../../../../server/domain/games';
import { draftTransfers } from '../../../../server/hosts/draftTransfers';
import { mflAdapter } from '../../../../server/hosts/mfl/adapter';
import type { Source } from '../../../../server/hosts/port';
import * as leagues from './recordedLeagues';

const {
  folder,
  packedWeeks,
  adapter,
  recordedResponses,
  recordedResponse,
  recordedText,
  responding,
  orEmpty,
  pickTradesOf,
  dlf2019,
  dlf2020,
  ssb2019,
  ssb2020,
  ups2026,
  sfb2019,
  sfb2020,
  cl2023,
} = leagues;
const played = [dlf2019, dlf2020, ssb2019, ssb2020, ups2026, sfb2019, sfb2020, cl2023];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0).toFixed(2);

test('every recorded response is read by a method of the port', async () => {
  const asked = new Set<string>();
  const transport = orEmpty(recordedResponses);
  const watched = mflAdapter({
    get: async (url) => {
      const { pathname, searchParams } = new URL(url);
      const name = ['TYPE', 'W', 'BRACKET_ID'].flatMap((part) => searchParams.get(part) ?? []).join('_');
      asked.add(join(pathname.slice(1, 5), searchParams.get('L') ?? '', `${name}.json`));
      // The league of the brackets has no other recorded response, and no NFL week was recorded with its league.
      if (searchParams.get('L') === '90007' && name === 'league')
        return JSON.stringify({ league: { id: '90007', name: 'Fixture', lastRegularSeasonWeek: '14', endWeek: '17' } });
      if (searchParams.get('L') === '90007' && name.startsWith('leagueStandings'))
        return JSON.stringify({ leagueStandings: { franchise: { id: '0001', pf: '1' } } });
      if (name.startsWith('nflSchedule')) return recordedText('samples/nflSchedule_completed-week');
      return transport.get(url);
    },
  });
  for (const source of [...played, leagues.afl2024]) {
    await Promise.all([
      watched.league(source),
      watched.teams(source),
      watched.standings(source),
      watched.rosters(source),
      watched.scoring!(source),
    ]);
    await Promise.all([
      watched.draft(source),
      watched.transactions(source, 1),
      watched.places(source),
      watched.players(source.season),
    ]);
    for (let week = 1; week <= 21; week += 1) {
      await watched.weekScores(source, week);
      await watched.rosters(source, week);
    }
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^\d.*\.json$/.test(file));
  expect(files).toHaveLength(32);
  const packed = [...packedWeeks].flatMap(([league, weeks]) => Object.keys(weeks).map((name) => `${league}/${name}.json`));
  expect(packed).toHaveLength(59);
  expect([...files, ...packed].filter((file) => !asked.has(file))).toEqual([]);
});

test('league dlf 2019: 24 teams in 2 divisions, and the standings that the host showed', async () => {
  const teams = await adapter.teams(dlf2019);
  expect(teams).toHaveLength(24);
  expect(new Set(teams.map(({ division }) => division))).toEqual(new Set(['North', 'South']));
  expect(teams[0]).toEqual({
    ...{ teamId: '0001', externalId: '0001', name: 'Maple Foxes', ownerName: undefined, division: 'North' },
    avatar: 'https://www.example.com/franchise_icon_0001.png',
    ...{ pool: 'North', managers: [] },
  });
  const standings = await adapter.standings(dlf2019);
  expect(standings).toHaveLength(24);
  expect(standings[0]).toEqual({
    ...{ teamId: '0019', division: 'South', position: 1, divisionPosition: 1, wins: 10, losses: 2, draws: 0 },
    ...{ percentage: 0.8333, pointsFor: 1904.2, pointsAgainst: 1447.55, victoryPoints: 41 },
  });
  for (const division of ['North', 'South'])
    expect(standings.filter((row) => row.division === division).map(({ divisionPosition }) => divisionPosition)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
});

test('league dlf 2019: wins, losses and points against are those of the schedule’s weeks 1 to 12', async () => {
  type Side = { id: string; score: string; result: string };
  const weeks: { week: string; matchup: { franchise: Side[] }[] }[] =
    recordedResponse('2019/90002/schedule').schedule.weeklySchedule;
  const games = weeks
    .filter(({ week }) => Number(week) <= 12)
    .flatMap(({ matchup }) => matchup.map(({ franchise }) => franchise));
  expect(games).toHaveLength(144);
  for (const { teamId, wins, losses, draws, pointsAgainst } of await adapter.standings(dlf2019)) {
    const own = games.filter((game) => game.some(({ id }) => id === teamId));
    const results = own.map((game) => game.find(({ id }) => id === teamId)!.result);
    expect([wins, losses, draws]).toEqual(['W', 'L', 'T'].map((result) => results.filter((one) => one === result).length));
    expect(sum(own.map((game) => Number(game.find(({ id }) => id !== teamId)!.score)))).toBe(pointsAgainst.toFixed(2));
  }
});

test('league dlf 2019: weeks with games are played, the last one ends the season', async () => {
  const weeks = Array.from({ length: 16 }, (_, i) => i + 1);
  expect(await adapter.league(dlf2019)).toEqual({
    ...{ name: 'Fixture Dynasty 24', season: 2019, hasDrafted: true, complete: true, weeks },
    ...{ previousExternalId: '90002', playerCopies: 1, currentWeek: null, isOpenEnded: false, unlisted: [] },
  });
  const league = recordedResponse('2019/90002/league');
  const later = /\/20[2-9]\d\//;
  league.league.history.league = league.league.history.league.filter(({ url }: { url: string }) => !later.test(url));
  const responses = { league, schedule: recordedText('2019/90002/schedule') };
  const completeAfter = async (sample: string) =>
    (await mflAdapter(responding({ ...responses, 'nflSchedule 16': recordedText(`samples/${sample}`) })).league(dlf2019))
      .complete;
  expect(await completeAfter('nflSchedule_completed-week')).toBe(true);
  expect(await completeAfter('nflSchedule_not-started-week')).toBe(false);
});

test('league sfb 2020: started points of twelve weeks are the standings’ points for, team by team', async () => {
  const totals = new Map<string, number[]>();
  for (let week = 1; week <= 12; week += 1)
    for (const { teamId, teamScore, players } of await adapter.weekScores(sfb2020, week)) {
      expect(sum(players.flatMap(({ slot, score }) => (slot === 'starter' ? [score ?? 0] : [])))).toBe(teamScore.toFixed(2));
      totals.set(teamId, [...(totals.get(teamId) ?? []), teamScore]);
    }
  expect(sum(totals.get('0002')!)).toBe('2267.84');
  const standings = await adapter.standings(sfb2020);
  expect(standings).toHaveLength(24);
  for (const { teamId, pointsFor } of standings) expect(sum(totals.get(teamId)!)).toBe(pointsFor.toFixed(2));
});

test('league ups 2026: 72 picks, 45 of them traded, not drafted yet, 1.10 traded twice', async () => {
  expect(await adapter.league(ups2026)).toMatchObject({ hasDrafted: false, complete: false, weeks: [] });
  const picks = await adapter.draft(ups2026);
  expect(picks).toHaveLength(72);
  expect(picks.filter(({ formerTeamIds }) => formerTeamIds?.length)).toHaveLength(45);
  expect(picks.every(({ playerId, formerTeamIds }) => playerId === null && formerTeamIds !== null)).toBe(true);
  expect(picks[9]).toMatchObject({ round: 1, pick: 10, totalPick: 10, teamId: '0010', formerTeamIds: ['0005', '0007'] });
  expect(picks.map(({ totalPick }) => totalPick)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
});

test('league ups 2026: each round was first given out in the same order, and the one dated move is that of 1.10', async () => {
  const { slots, transfers } = draftTransfers(await adapter.draft(ups2026), await pickTradesOf(ups2026));
  const orders = [1, 2, 3, 4, 5, 6].map((round) =>
    slots.filter((slot) => slot.round === round).map(({ originalTeamId }) => originalTeamId),
  );
  for (const order of orders) expect(order).toEqual(orders[0]);
  expect(transfers).toHaveLength(46);
  expect(transfers.filter(({ date }) => date)).toEqual([
    { round: 1, pick: 10, date: '2026-03-27', fromTeamId: '0007', toTeamId: '0010' },
  ]);
});

test('league ups 2026: traded picks of this draft and the next, oldest first', async () => {
  const [[trade], next] = [await pickTradesOf(ups2026), await pickTradesOf(ups2026, 2027)];
  expect(next).toHaveLength(5);
  expect(trade).toEqual({
    ...{ season: 2026, round: 1, pick: 10, date: '2026-03-27', originalTeamId: '0005', fromTeamId: '0007', toTeamId: '0010' },
  });
  expect(next[0]).toMatchObject({ season: 2027, round: 1, pick: null, originalTeamId: '0010', fromTeamId: '0010' });
  expect(next.map(({ date }) => date)).toEqual(next.map(({ date }) => date).toSorted());
});

test('trades of picks in the season before: rounds and picks count from 1, the first giver had the pick at first', async () => {
  const trades = await pickTradesOf(ssb2019);
  const later = await Promise.all([2020, 2021, 2022].map((season) => pickTradesOf(ssb2019, season)));
  expect([...trades, ...later.flat()]).toHaveLength(68);
  const ofPick = trades.filter(({ round, pick }) => round === 1 && pick === 11);
  expect(ofPick.map(({ fromTeamId, toTeamId }) => `${fromTeamId}>${toTeamId}`)).toEqual(['0009>0010', '0010>0006', '0006>0010']);
  expect(new Set(ofPick.map(({ originalTeamId }) => originalTeamId))).toEqual(new Set(['0009']));
});

test.each([1, 2, 3])('league dlf 2020: both games of every team in week %i', async (week) => {
  const response = packedWeeks.get('2020/90002')![`weeklyResults_${week}`] as {
    weeklyResults: { matchup: { franchise: { id: string }[] }[] };
  };
  const pairs = response.weeklyResults.matchup.map(({ franchise }) =>
    franchise
      .map(({ id }) => id)
      .sort()
      .join(),
  );
  const sides = (await adapter.weekScores(dlf2020, week)).flatMap(({ opponentIds, teamId, teamScore }) =>
    opponentIds.map((opponentId) => ({ teamId, teamName: teamId, opponentId, score: teamScore })),
  );
  const { games, idle } = gamesOf(sides);
  expect(pairs).toHaveLength(16);
  expect(
    games
      .map(({ teams }) =>
        teams
          .map(({ teamId }) => teamId)
          .sort()
          .join(),
      )
      .sort(),
  ).toEqual(pairs.sort());
  expect(idle).toEqual([]);
});

test('league dlf 2020: a team with two games in a week has one row, with the players’ scores', async () => {
  const week = await adapter.weekScores(dlf2020, 1);
  expect(week).toHaveLength(16);
  const row = week.find(({ teamId }) => teamId === '0013')!;
  expect(row).toMatchObject({
    week: 1,
    opponentIds: expect.arrayContaining(['0012']) as string[],
    teamScore: 152.8,
    benchScore: 13.2,
    resScore: 0,
  });
  expect(row.players).toHaveLength(15);
  expect(row.players[0]).toEqual({ playerId: '14056', slot: 'starter', score: 30.3 });
  expect(row.players[10]).toEqual({ playerId: '14840', slot: 'bench', score: null });
});

test('league cl 2023: reserve and taxi of the week follow the line-up, unless they were in it', async () => {
  const hidden = (await adapter.rosters(cl2023, 1)).filter(({ slot }) => slot !== 'active');
  expect(hidden).toHaveLength(34);
  const sides: { id: string; starters: string; nonstarters: string }[] = (
    packedWeeks.get('2023/90006')!.weeklyResults_1 as never as { weeklyResults: { franchise: typeof sides } }
  ).weeklyResults.franchise;
  const inLineUp = sides.flatMap(({ starters, nonstarters }) => `${starters}${nonstarters}`.split(','));
  const week = await adapter.weekScores(cl2023, 1);
  const reserve = week.flatMap(({ teamId, players }) =>
    players.flatMap(({ slot, playerId }) => (slot === 'reserve' ? [`${teamId} ${playerId}`] : [])),
  );
  const expected = hidden.filter(({ playerId }) => !inLineUp.includes(playerId));
  expect(reserve.toSorted()).toEqual(expected.map(({ teamId, playerId }) => `${teamId} ${playerId}`).toSorted());
  expect(reserve).toHaveLength(22);
  expect(week[0]).toMatchObject({ teamScore: 192.76, benchScore: 116.71, resScore: 0, opponentIds: [] });
  const slots = week[0]!.players.map(({ slot }) => slot);
  expect(slots).toEqual(
    [...slots].sort((x, y) => ['starter', 'bench', 'reserve'].indexOf(x) - ['starter', 'bench', 'reserve'].indexOf(y)),
  );
});

test('rosters have active, reserve and taxi slots, now and in a week', async () => {
  const count = async (source: Source, week?: number) => {
    const slots = (await adapter.rosters(source, week)).map(({ slot }) => slot);
    return ['active', 'reserve', 'taxi'].map((slot) => slots.filter((one) => one === slot).length);
  };
  expect(await count(ups2026)).toEqual([198, 0, 85]);
  expect(await count(ssb2020, 2)).toEqual([348, 23, 35]);
  expect((await adapter.rosters(ssb2020, 2)).every(({ playerId }) => /^\d{4,5}$/.test(playerId))).toBe(true);
});

test('drafts of divisions are side by side; skipped picks have no player', async () => {
  const picks = await adapter.draft(sfb2019);
  expect(picks).toHaveLength(528);
  expect(picks.slice(10, 14).map(({ round, pick, totalPick, teamId }) => [round, pick, totalPick, teamId])).toEqual([
    [1, 11, 11, '0007'],
    [1, 12, 12, '0012'],
    [1, 13, 13, '0024'],
    [1, 14, 14, '0015'],
  ]);
  expect(new Set(picks.map(({ round, pick }) => `${round}.${pick}`)).size).toBe(528);
  expect(picks.filter(({ playerId }) => playerId === null)).toHaveLength(2);
  const ssb = await adapter.draft(ssb2020);
  expect(ssb.filter(({ playerId }) => playerId === null)).toEqual([expect.objectContaining({ round: 30, pick: 2 })]);
  expect(ssb.find(({ playerId }) => playerId === '0829')).toMatchObject({ round: 3, pick: 1, teamId: '0014' });
  expect(ssb.filter(({ formerTeamIds }) => formerTeamIds?.length)).toHaveLength(11);
  expect((await adapter.league(ssb2020)).hasDrafted).toBe(true);
});

test('history leads through the years, each with its server, the next season forward', async () => {
  const history = await adapter.history(dlf2019);
  expect(history[0]).toEqual({ ...dlf2019, host: 'www00.myfantasyleague.com' });
  expect(history.map(({ season }) => season)).toEqual(Array.from({ length: 14 }, (_, i) => 2019 - i));
  expect(await adapter.history(sfb2020)).toEqual([{ ...sfb2020, host: 'www00.myfantasyleague.com' }]);
  expect(await adapter.successor(ssb2019)).toEqual({ ...ssb2020, host: 'www00.myfantasyleague.com' });
  expect(await adapter.successor(ups2026)).toBeNull();
});

test('players: names the right way round, positions and teams in our codes', async () => {
  const players = new Map((await adapter.players(2020)).map((player) => [player.playerId, player]));
  expect(players.get('0501')).toEqual({
    ...{ playerId: '0501', name: 'Buffalo Bills', position: 'DEF', positionSortOrder: 6, nflTeam: 'BUF' },
    ...{ birthdate: null, draftYear: null },
  });
  expect(players.get('2842')).toEqual({
    ...{ playerId: '2842', name: 'Adam Vinatieri', position: 'K', positionSortOrder: 5, nflTeam: null },
    ...{ birthdate: '1972-12-28', draftYear: 1996 },
  });
});

describe('brackets of 2024', () => {
  const names = ['playoffBrackets', ...[1, 2, 3, 4, 5].map((id) => `playoffBracket_${id}`)];
  const brackets = Object.fromEntries(names.map((name) => [name.replace('_', ' '), recordedText(`2024/90007/${name}`)]));
  const ids = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(4, '0'));
  const season = {
    league: { league: { id: '90007', name: 'Fixture', startWeek: '17', lastRegularSeasonWeek: '14', endWeek: '17' } },
    leagueStandings: { leagueStandings: { franchise: ids.map((id) => ({ id, pf: '1' })) } },
    'nflSchedule 17': recordedText('samples/nflSchedule_completed-week'),
  };

  test('give places 1 to 6, the other play-off teams the next, the rest follow by standings', async () => {
    const places = await mflAdapter(responding({ ...season, ...brackets })).places(leagues.afl2024);
    const first = places.slice(0, 8).map(({ teamId, finalPosition }) => `${finalPosition} ${teamId}`);
    expect(first).toEqual(['1 0022', '2 0005', '3 0024', '4 0001', '5 0010', '6 0007', '7 0020', '8 0021']);
    expect(places.map(({ finalPosition }) => finalPosition)).toEqual(ids.map((_, i) => i + 1));
    expect(new Set(places.map(({ teamId }) => teamId))).toEqual(new Set(ids));
  });

  test('are distinguished by what they lead to, in any order', async () => {
    const list: unknown[] = recordedResponse('2024/90007/playoffBrackets').playoffBrackets.playoffBracket;
    const playoffBrackets = { playoffBrackets: { playoffBracket: list.toReversed() } };
    const places = await mflAdapter(responding({ ...season, ...brackets, playoffBrackets })).places(leagues.afl2024);
    expect(places.slice(0, 3).map(({ teamId }) => teamId)).toEqual(['0022', '0005', '0024']);
  });

  test('give none to the teams of a game that is open, and none at all while the season is', async () => {
    const open = brackets['playoffBracket 4']!.replace('149.02', '');
    const placesOf = (more: Record<string, unknown>) =>
      mflAdapter(responding({ ...season, ...brackets, ...more })).places(leagues.afl2024);
    const decided = (await placesOf({ 'playoffBracket 4': open })).map(({ finalPosition }) => finalPosition);
    expect(decided).toHaveLength(22);
    expect(decided[0]).toBe(1);
    expect(await placesOf({ 'nflSchedule 17': recordedText('samples/nflSchedule_not-started-week') })).toEqual([]);
  });
});
