/** Standings, games, weekly scores and podium agree after every step of a season, whatever the host corrects. */
import type { Schema } from '../../../src/api/types';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, franchises, HostFolder, ourLeague, standingsResponse, weekResponse } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';
import {
  enterSleeperLeague,
  type Json,
  lastSeason,
  ourSleeperLeague,
  recorded,
  SleeperHost,
  thisSeason,
} from '../../imports/sleeperHost';
import { send } from '../../support/call';

/** The score of each team in each week; teams play in pairs, the first two the final in the last week. */
type Scores = number[][];

/** A host whose standings follow from its scores, as far as weeks are played. */
interface Simulated {
  leagueId: string;
  scores: Scores;
  /** Points that the host's standings have besides the scores, by team. */
  adjusted: number[];
  /** Publishes the played weeks, and the final positions if the season `isOver`. */
  publish: (weeks: number, isOver?: boolean) => void;
  /** Reads the standings and places only. */
  readStandings: () => Promise<{ error: string | null }>;
}

const regularWeeks = 3;
const lastWeek = 4;
const partner = (team: number) => (team % 2 ? team - 1 : team + 1);
const round = (points: number) => Math.round(points * 100) / 100;
/** Points as Sleeper has them: whole ones and hundredths. */
const inParts = (points: number) => [Math.floor(points), Math.round((points % 1) * 100)];

/** A team's record in the regular season so far. */
function recordOf(scores: Scores, team: number, weeks: number, adjusted = 0) {
  const played = scores.slice(0, Math.min(weeks, regularWeeks));
  const wins = played.filter((week) => week[team]! > week[partner(team)]!).length;
  const pointsOf = (side: number) => played.reduce((sum, week) => sum + week[side]!, 0);
  return {
    wins,
    losses: played.length - wins,
    points: round(pointsOf(team) + adjusted),
    against: round(pointsOf(partner(team))),
  };
}
const madeUp = (teams: number): Scores =>
  Array.from({ length: lastWeek }, (_, week) =>
    Array.from({ length: teams }, (__, team) => round(80 + ((team * 7 + week * 13) % 40) + team / 10)),
  );

function myFantasyLeague(): Simulated {
  const host = new HostFolder();
  fillSmallLeague(host);
  host.put('2026/nflSchedule_4', { nflSchedule: { matchup: [{ gameSecondsRemaining: '0' }] } });
  host.rename('Harbour League', { endWeek: '4', lastRegularSeasonWeek: '3' });
  const scores = madeUp(franchises.length);
  const adjusted: number[] = [];
  const players = ['9101', '9102', '9105', '9106'];
  return {
    ...{ leagueId: ourLeague, scores, adjusted },
    publish(weeks, isOver = false) {
      const side = (id: string, week: number) => ({
        id,
        ...(week <= weeks && { score: String(scores[week - 1]![franchises.indexOf(id)]) }),
      });
      const matchup = (week: number) =>
        [franchises.slice(0, 2), franchises.slice(2)].map((pair) => ({ franchise: pair.map((id) => side(id, week)) }));
      const weeklySchedule = scores.map((_, i) => ({ week: String(i + 1), matchup: matchup(i + 1) }));
      const records = franchises.map((id, i) => ({ id, ...recordOf(scores, i, weeks, adjusted[i]) }));
      const rows = standingsResponse(records.map(({ id, wins, points }) => [id, wins, String(points)])).leagueStandings.franchise;
      const franchise = rows.map((row, i) => ({ ...row, h2hl: String(records[i]!.losses), pa: String(records[i]!.against) }));
      host.now({ schedule: { schedule: { weeklySchedule } }, leagueStandings: { leagueStandings: { franchise } } });
      for (const [i, week] of scores.slice(0, weeks).entries()) {
        const games = franchises.map((id, team) => [
          id,
          { score: String(week[team]), starters: { [players[team]!]: String(week[team]) } },
        ]);
        host.now({
          [`weeklyResults_${i + 1}`]: weekResponse(Object.fromEntries(games)),
          [`rosters_${i + 1}`]: host.response('rosters'),
          [`playerScores_${i + 1}`]: { playerScores: { playerScore: { id: '9109', score: '3.5' } } },
        });
      }
      const [home, away] = franchises.map((id, team) => ({
        franchise_id: id,
        ...(isOver && { points: String(scores[3]![team]) }),
      }));
      host.now({ playoffBracket_1: { playoffBracket: { playoffRound: { playoffGame: { home, away } } } } });
      server.importFrom(host);
    },
    readStandings: () => runOne('UpdateLeagueYearData', ourLeague),
  };
}

function sleeper(): Simulated & { host: SleeperHost } {
  const host = new SleeperHost();
  const rosters = recorded(`league/${thisSeason}/rosters`) as (Json & { settings: Json; roster_id: number })[];
  const scores = madeUp(rosters.length);
  const adjusted: number[] = [];
  const path = `league/${thisSeason}`;
  const league = host.of(path) as Json & { settings: Json };
  return {
    ...{ host, leagueId: ourSleeperLeague, scores, adjusted },
    publish(weeks, isOver = false) {
      const settings = { ...league.settings, last_scored_leg: weeks, leg: weeks, playoff_week_start: regularWeeks + 1 };
      host.changed[path] = { ...league, status: isOver ? 'complete' : 'in_season', settings };
      host.changed[`${path}/rosters`] = rosters.map((roster, team) => {
        const { wins, losses, points, against } = recordOf(scores, team, weeks, adjusted[team]);
        const [fpts, fpts_decimal] = inParts(points);
        const [fpts_against, fpts_against_decimal] = inParts(against);
        const figures = { wins, losses, ties: 0, fpts, fpts_decimal, fpts_against, fpts_against_decimal };
        return { ...roster, settings: { ...roster.settings, ...figures } };
      });
      for (const [i, week] of scores.slice(0, weeks).entries()) {
        const sides = recorded(`league/${lastSeason}/matchups/1`) as (Json & { roster_id: number })[];
        host.changed[`${path}/matchups/${i + 1}`] = rosters.map(({ roster_id }, team) => ({
          ...sides.find((side) => side.roster_id === roster_id),
          ...{ roster_id, matchup_id: Math.floor(team / 2) + 1, points: week[team] },
        }));
        host.changed[`${path}/transactions/${i + 1}`] ??= [];
      }
      const [one, other] = [rosters[0]!.roster_id, rosters[1]!.roster_id];
      const [w, l] = scores[3]![0]! > scores[3]![1]! ? [one, other] : [other, one];
      host.changed[`${path}/winners_bracket`] = isOver ? [{ r: 1, m: 1, t1: one, t2: other, w, l, p: 1 }] : [];
    },
    readStandings: () => runOne('sleeperUpdateLeagues', ourSleeperLeague),
  };
}

/** The stored season: each team's record beside the sum of its games, and the champion beside the winner of the final. */
async function stored(leagueId: string) {
  const records = await values(
    `select s.team_id, s.wins, s.losses, s.points_for::float, g.won, g.lost, g.points from team_season s join (
       select own.team_id, count(*) filter (where own.team_score > other.team_score)::int as won,
         count(*) filter (where own.team_score < other.team_score)::int as lost, sum(own.team_score)::float as points
       from team_week own join game using (league_id, season, week, team_id)
       join team_week other on other.team_id = game.opponent_id and (other.league_id, other.season, other.week) = (own.league_id, own.season, own.week)
       where own.league_id = '${leagueId}' and own.season = 2026 and own.week <= ${regularWeeks} group by own.team_id
     ) g using (team_id) where s.league_id = '${leagueId}' and s.season = 2026 order by 1`,
  );
  const champions = await values(
    `select s.team_id, (select own.team_id from team_week own join game using (league_id, season, week, team_id)
       join team_week other on other.team_id = game.opponent_id and (other.league_id, other.season, other.week) = (own.league_id, own.season, own.week)
       where own.league_id = '${leagueId}' and own.season = 2026 and own.week = ${lastWeek} and own.team_score > other.team_score
         and s.team_id in (own.team_id, other.team_id)) as winner
     from team_season s where league_id = '${leagueId}' and season = 2026 and final_position = 1`,
  );
  return { records, champions };
}

describe.each([
  ['MyFantasyLeague', myFantasyLeague],
  ['Sleeper', sleeper],
])('%s', (_, make) => {
  let host: Simulated;
  let stop: (() => void) | undefined;
  /** The games add up to the records and the podium, and both are the host's. */
  const expectAgreement = async (step: string, weeks: number, isOver = false) => {
    const { records, champions } = await stored(host.leagueId);
    expect([step, records.map((row) => row.slice(4))]).toEqual([step, records.map((row) => row.slice(1, 4))]);
    const points = host.scores[0]!.map((__, team) => recordOf(host.scores, team, weeks).points);
    expect([step, records.map(([, , , total]) => total as number).sort()]).toEqual([step, points.sort()]);
    const winner = champions[0]?.[1];
    expect([step, champions]).toEqual([step, isOver ? [[winner, winner]] : []]);
  };
  /** Changes a score at the host, which changes the standings, too. */
  const correct = (week: number, team: number, by: number) => {
    host.scores[week - 1]![team] = round(host.scores[week - 1]![team]! + by);
  };

  beforeAll(async () => {
    host = make();
    await server.rows('truncate league cascade');
    if (host.leagueId === ourSleeperLeague) {
      stop = await server.importLive((host as ReturnType<typeof sleeper>).host.response);
      host.publish(1);
      await enterSleeperLeague();
      await run('sleeperUpdatePlayers');
    } else {
      host.publish(1);
      await run('populateCache');
      await enterLeague();
      await runOne('RefreshRosters', ourLeague);
    }
    server.importAt(Date.parse('2026-09-30T04:00:00Z'));
  });
  afterAll(() => {
    stop?.();
    server.importAt(undefined);
  });

  test('a record that no longer equals the sum of the games makes the weeks be read again, in every step of a season', async () => {
    const scheduled = async () => (await server.jobs()).run({ resource: 'scores', leagueId: host.leagueId });
    const step = async (name: string, weeks: number, isOver = false, read: Simulated['readStandings'] = scheduled) => {
      host.publish(weeks, isOver);
      expect([name, await read()]).toMatchObject([name, { error: null }]);
      await expectAgreement(name, weeks, isOver);
    };
    await step('week 1', 1);
    await step('week 2', 2);
    await step('week 3', 3);
    correct(1, 0, 30.5);
    await step('a correction of week 1 in week 3', 3);
    correct(1, 1, 60.25);
    await step('a correction of week 1 that the standings alone show', 3, false, host.readStandings);
    await step('the final', lastWeek, true);
    correct(lastWeek, 0, 50);
    await step('a correction that decides the final', lastWeek, true);
    server.importAt(Date.parse('2026-12-31T04:00:00Z'));
    await step('frozen', lastWeek, true);
    expect(
      await values(
        `select complete from watermark where league_id = '${host.leagueId}' and season = 2026 and resource = 'weeks'`,
      ),
    ).toEqual([[true]]);
    correct(2, 1, 12.25);
    await step('a correction of a frozen season', lastWeek, true);
    correct(lastWeek, 1, 90);
    await step('another champion of a frozen season', lastWeek, true);
  });

  test('what the records have more than the weeks is told in the settings and the schedule, by present names, until it is gone', async () => {
    const { leagueId } = host;
    const differences = async () => {
      await server.rows(`insert into league_schedule (league_id) values ('${leagueId}') on conflict do nothing`);
      const settings = (await send('GET', `/api/Leagues/Settings?leagueId=${leagueId}`)).json<Schema<'LeagueSettings'>>();
      const schedule = (await send('GET', '/api/Admin/GetSchedule')).json<Schema<'SchedulePage'>>().leagues;
      expect(schedule.map((row) => row.differences)).toEqual([settings.differences]);
      // The host's records of 2025 are those of a whole season.
      return settings.differences.filter((line) => line.startsWith('2026'));
    };
    const publish = async (...adjusted: number[]) => {
      host.adjusted.splice(0, Infinity, ...adjusted);
      host.publish(lastWeek, true);
      expect(await (await server.jobs()).run({ resource: 'standings', leagueId })).toMatchObject({ error: null });
      return differences();
    };
    expect(await publish()).toEqual([]);
    const told = await publish(59.54, -round(host.scores[1]![1]!));
    const first = /^2026: (.+) have 59\.54 points more at the host than in the weeks 1 to 3$/;
    const other = new RegExp(`^2026: .+ have ${round(host.scores[1]![1]!)} points fewer .* 1 to 3, which week 2 alone explains$`);
    expect(told.toSorted((a, b) => Number(first.test(b)) - Number(first.test(a)))).toEqual([
      expect.stringMatching(first),
      expect.stringMatching(other),
    ]);
    const name = told.map((line) => first.exec(line)?.[1]).find(Boolean);
    await server.rows(`update team set name = '<i>Fjord</i> Seals' where league_id = '${leagueId}' and name = '${name}'`);
    expect((await differences()).join()).toContain('2026: <i>Fjord</i> Seals have 59.54 points more');
    expect(await publish()).toEqual([]);
  });
});
