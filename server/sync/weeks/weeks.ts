import type { Database } from '../../db';
import { selectComingWeeks, syncGames } from '../../db/queries/seasons/games';
import { selectReserveScores, syncWeeks, type WeekRows } from '../../db/queries/seasons/scores';
import { selectSeasonTeams } from '../../db/queries/seasons/standings';
import { selectReserve } from '../../db/queries/teams/snapshots';
import { setWatermark, type Watermark, weeksResource } from '../../db/queries/seasons/watermarks';
import { roundPoints, sumPoints } from '../../domain/points';
import { responseWith } from '../../hosts/hostText';
import type { HostAdapter, ReserveOfWeek, Source } from '../../hosts/port';
import type { HostGame, HostRosterEntry, HostWeekScore } from '../../hosts/hostRows';
import { correctedUntil } from '../../domain/weeks';
import { HostRefusal } from '../../hosts/errors';
import { findCalendar } from '../schedule/calendar';
import { type PointsOfWeeks, readPlayerPoints, writeFreeAgents } from './freeAgents';
import { ofTeams } from '../teams/goneTeams';
import { type HostedLeague, selectMarks } from '../hostedLeague';
import { findDifference, isContradicted } from '../seasons/recordCheck';
import { type ImportResult, total } from '../result';
import { isWeekOver } from '../schedule/schedule';
import type { HostSeason } from '../seasons/seasons';
import { identify } from '../players/unknownPlayers';
import { checkSums, guardWeeks, withoutWeeks } from './weekGuard';

/**
 * Weeks of a season as read from the host. `lastWeek` is the last one with scores, `coming` are the games after it. `complete` if the
 * season can no longer change. `light` are the weeks read without reserve players, `unlisted` those that the host may not have. `points` are
 * those of all players, for weeks of the league's season that are not `light`. `isOver` if the games of `lastWeek` are over. `difference` is
 * what the host's records have more than the games once all weeks are read. `isPart` if only one week was requested: what is known of the
 * season's other weeks stays.
 */
export interface HostWeeks {
  source: Source;
  complete: boolean;
  lastWeek: number;
  isOver: boolean;
  weeks: number[];
  light: number[];
  unlisted: number[];
  scores: HostWeekScore[];
  points: PointsOfWeeks;
  coming: HostGame[];
  difference?: string | undefined;
  isPart: boolean;
}

/**
 * How a season is read: `settled` is the last week whose reserve is not read again; `isThrifty` to read several weeks in one call. A season
 * freezes if it `mayFreeze`, after the host's corrections of its last week or once the league `hasGoneOn` to play the next one. With
 * `onlyWeek` this week is read alone.
 */
interface Known {
  mark: Watermark | undefined;
  settled: number;
  isThrifty: boolean;
  mayFreeze: boolean;
  hasGoneOn: boolean;
  onlyWeek?: number | undefined;
}

/** The players in reserve or taxi slots, by team. */
function reserveOf(entries: HostRosterEntry[]): ReserveOfWeek {
  const reserve = new Map<string, Set<string>>();
  for (const { teamId, playerId } of entries.filter(({ slot }) => slot !== 'active'))
    reserve.set(teamId, (reserve.get(teamId) ?? new Set()).add(playerId));
  return reserve;
}

/**
 * Reads the weeks from the one before the watermark on: hosts correct scores for some days. An earlier week is read without its reserve if
 * the reserve was read after the week's games.
 */
export async function readWeeks(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  { mark, settled, isThrifty, mayFreeze, hasGoneOn, onlyWeek }: Known,
): Promise<HostWeeks> {
  const { league, adapter, isNew, onStep } = hosted;
  const { weeks: played, complete, currentWeek, isOpenEnded, early = [], unlisted = [] } = await adapter.league(source);
  const isPart = onlyWeek !== undefined;
  const asked = played.filter((week) => (isPart ? week === onlyWeek : !mark || week >= mark.week - 1));
  const lastWeek = played.at(-1) ?? 0;
  const { reserveByWeek } = adapter.capabilities;
  // For other hosts the reserve takes no extra call.
  const light = reserveByWeek ? asked.filter((week) => week <= settled && week < lastWeek) : [];
  const scores: HostWeekScore[] = [];
  const points = new Map<number, ReadonlyMap<string, number>>();
  const weeks: number[] = [];
  for (const [i, week] of asked.entries()) {
    onStep?.(`scores of ${source.season}, week ${i + 1} of ${asked.length}`);
    const stored = async () => (isNew ? undefined : selectReserve(db, adapter.name, league.id, source.season, week));
    // The snapshot of the current week is written with these rosters, perhaps after its scores.
    const reserve = reserveByWeek ? undefined : week === currentWeek ? reserveOf(await adapter.rosters(source)) : await stored();
    const isOneOfMany = isThrifty && asked.length > 1;
    const reading = { reserve, isOneOfMany, mayBeToCome: isOpenEnded, withoutReserve: light.includes(week) };
    const isEarly = early.includes(week);
    const ofWeek = await adapter.weekScores(source, week, reading).catch((error: unknown) => {
      if (isEarly && error instanceof HostRefusal) return [];
      throw error;
    });
    if (isEarly && ofWeek.every(({ teamScore }) => teamScore === 0)) continue;
    checkSums(hosted, source, week, ofWeek);
    weeks.push(week);
    scores.push(...ofWeek);
    const ofPlayers = light.includes(week) || !ofWeek.length ? null : await readPlayerPoints(hosted, source, week);
    if (ofPlayers) points.set(week, ofPlayers);
    if (isOpenEnded && !ofWeek.length) break;
  }
  const coming = complete || isPart ? [] : await adapter.comingGames(source);
  const calendar = await findCalendar(db);
  const lastScored = Math.max(0, ...scores.map(({ week }) => week));
  const isOver = calendar !== undefined && isWeekOver(calendar, source.season, lastScored, hosted.now());
  const isCorrected = hasGoneOn || hosted.now() >= correctedUntil(source.season, lastWeek);
  const ofSeason = { source, complete: complete && mayFreeze && isCorrected, lastWeek, isOver, coming };
  return { ...ofSeason, weeks, light, unlisted, scores, points, isPart };
}

/**
 * A season's weeks, with what the host's records have more than the games. If the host contradicts the stored games, all weeks are read.
 * @param host the season's standings as read; null to compare the stored ones
 */
export async function readCheckedWeeks(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  host: HostSeason | null,
  known: Known,
): Promise<HostWeeks> {
  const read = await readWeeks(db, hosted, source, known);
  const isMore = await isContradicted(db, hosted, source, known.mark, host, read);
  const weeks = isMore
    ? await readWeeks(db, hosted, source, { ...known, mark: undefined, settled: 0, onlyWeek: undefined })
    : read;
  return { ...weeks, difference: await findDifference(db, hosted, source, host, weeks) };
}

/** All weeks of a season whose standings, as read, contradict the stored games; null if they agree or no weeks are stored. */
export async function readContradicted(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  host: HostSeason,
): Promise<HostWeeks | null> {
  const mark = (await selectMarks(db, hosted, weeksResource)).get(source.season);
  if (!(await isContradicted(db, hosted, source, mark, host))) return null;
  const all = { mark: undefined, settled: 0, isThrifty: false, mayFreeze: mark?.complete === true, hasGoneOn: false };
  const weeks = await readWeeks(db, hosted, source, all);
  return { ...weeks, difference: await findDifference(db, hosted, source, host, weeks) };
}

/** The rows of weeks, completed with the stored reserve for weeks that were read without it. */
async function withStoredReserve(
  tx: Database,
  leagueId: string,
  season: number,
  light: number[],
  rows: WeekRows,
): Promise<WeekRows> {
  if (!light.length) return rows;
  const isSameTeam = (a: { week: number; teamId: string }, b: { week: number; teamId: string }) =>
    a.week === b.week && a.teamId === b.teamId;
  const stored = (await selectReserveScores(tx, leagueId, season, light)).filter(
    (row) =>
      rows.teams.some((team) => isSameTeam(team, row)) &&
      !rows.players.some((other) => isSameTeam(other, row) && other.playerId === row.playerId),
  );
  const reserve = rows.teams.flatMap((team) => {
    const first = rows.players.filter((row) => isSameTeam(row, team)).length;
    return stored.filter((row) => isSameTeam(row, team)).map((row, i) => ({ ...row, index: first + i }));
  });
  const teams = rows.teams.map((team) =>
    light.includes(team.week)
      ? { ...team, resScore: sumPoints(reserve.filter((row) => isSameTeam(row, team)).map(({ score }) => score)) }
      : team,
  );
  return { ...rows, teams, players: [...rows.players, ...reserve] };
}

/**
 * Writes weeks. The watermark stops at the first week without scores, so that this week is read again.
 * @throws ImportError when most of a week's rows would be removed
 */
export async function writeWeeks(
  tx: Database,
  hosted: HostedLeague,
  host: HostWeeks,
  hasScoring: boolean,
): Promise<ImportResult> {
  const { league, adapter } = hosted;
  const { weeks, light, unlisted, source } = host;
  const { season } = source;
  const leagueId = league.id;
  const seasonTeams = await selectSeasonTeams(tx, leagueId, season);
  const { rows: scores, unmatched: gone } = ofTeams(host.scores, seasonTeams, ({ teamId }) => [teamId]);
  const isHere = (id: string) => !seasonTeams.size || seasonTeams.has(id);
  const games = scores.flatMap(({ week, teamId, opponentIds, results }) =>
    opponentIds
      .filter(isHere)
      .map((opponentId) => ({ leagueId, season, week, teamId, opponentId, result: results?.[opponentId] ?? null })),
  );
  const teams = scores.map(({ week, teamId, teamScore, benchScore, resScore }) => ({
    leagueId,
    season,
    week,
    teamId,
    teamScore: roundPoints(teamScore),
    benchScore: roundPoints(benchScore),
    resScore: roundPoints(resScore),
  }));
  const lines = scores.flatMap(({ week, teamId, players }) =>
    players.map(({ playerId, slot, score }, index) => ({
      leagueId,
      season,
      week,
      teamId,
      index,
      playerId,
      slot,
      score: score === null ? null : roundPoints(score),
    })),
  );
  const { rows: known, unmatched } = await identify(tx, adapter.name, lines, { mustKnowSome: true });
  const rows = await withStoredReserve(tx, leagueId, season, light, { weeks, teams, games, players: known });
  const { kept, reports: thin } = await guardWeeks(tx, hosted, host, rows);
  const lastScored = Math.max(0, ...teams.map(({ week }) => week));
  if (!lastScored) return total();
  const pointsOfWritten = new Map([...host.points].filter(([week]) => !kept.includes(week)));
  const count = total(
    await syncWeeks(tx, leagueId, season, withoutWeeks(rows, kept)),
    await writeFreeAgents(tx, hosted, season, pointsOfWritten),
  );
  if (host.isPart) return { ...count, unmatched: [...gone, ...unmatched, ...thin] };
  // A league that plays by points alone does not list the weeks to come, so only a week before one with scores is missing.
  const missing = weeks.filter((week) => week < lastScored && !teams.some((row) => row.week === week));
  // A week that the host may not have is reported and not requested again.
  const open = missing.filter((week) => !unlisted.includes(week));
  const complete = host.complete && lastScored === weeks.at(-1) && !open.length;
  const settled = Math.min(host.isOver ? lastScored : lastScored - 1, ...open.map((week) => week - 1));
  await setWatermark(tx, {
    ...{ leagueId, season, resource: weeksResource, week: Math.min(lastScored, ...open), complete },
    ...{ settledWeek: Math.max(0, settled), ...(hasScoring && { hasScoring }) },
    ...(host.difference !== undefined && { difference: host.difference }),
  });
  const reports = missing.map((week) => emptyWeek(adapter, source, week));
  return { ...count, unmatched: [...gone, ...unmatched, ...reports, ...thin] };
}

/** The report of a week without scores. */
const emptyWeek = (adapter: HostAdapter, source: Source, week: number) => {
  const response = responseWith(adapter.requestOf('weekScores', source, week));
  return `season ${source.season}: ${response} is empty (${adapter.callOf('weekScores', source, week)})`;
};

/** Writes the games of future weeks, without teams that no longer exist. A week that the host no longer lists stays and is reported. */
export async function writeComingGames(
  tx: Database,
  { league, adapter }: HostedLeague,
  { source, lastWeek, coming }: HostWeeks,
): Promise<ImportResult> {
  const leagueId = league.id;
  const { season } = source;
  const teams = await selectSeasonTeams(tx, leagueId, season);
  const { rows } = ofTeams(coming, teams, ({ teamId, opponentId }) => [teamId, opponentId]);
  const games = rows.map((game) => ({ leagueId, season, ...game }));
  const stored = await selectComingWeeks(tx, leagueId, season, lastWeek);
  const lost = stored.filter((week) => !coming.some((game) => game.week === week));
  const unmatched = lost.map((week) => emptyWeek(adapter, source, week));
  return total({ ...(await syncGames(tx, leagueId, season, [...new Set(games.map(({ week }) => week))], games)), unmatched });
}
