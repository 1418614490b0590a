import type { Database } from '../db';
import { selectGameWeeks, syncComingGames } from '../db/queries/games';
import { selectReserveScores, syncWeeks, type WeekRows } from '../db/queries/scores';
import { selectSeasonTeams } from '../db/queries/standings';
import { selectReserve } from '../db/queries/snapshots';
import { syncSources } from '../db/queries/sources';
import { selectManagedSeasons } from '../db/queries/teams';
import { selectWatermarks, setWatermark, type Watermark } from '../db/queries/watermarks';
import { sumPoints } from '../domain/points';
import type { HostGame, HostWeekScore, Source } from '../hosts/port';
import { findCalendar } from './calendar';
import { guardOf } from './drops';
import { ofTeams } from './goneTeams';
import { cents, forSeason, type HostedLeague, readSeasons, seasonsOf } from './hostedLeague';
import { type ImportResult, type ImportWrite, total } from './result';
import { isWeekOver } from './schedule';
import { readSeason, writeSeason } from './seasons';
import { identify } from './unknownPlayers';
import { guardWeeks } from './weekGuard';

const resource = 'weeks';

/**
 * Weeks of a season as read from the host; `lastWeek` the last one with scores, `complete` when nothing of the season can change any more,
 * `coming` the games after it. `light` are those that were read without reserve players;
 * `isOver` when the games of the last one with scores are over.
 */
interface HostWeeks {
  source: Source;
  complete: boolean;
  lastWeek: number;
  isOver: boolean;
  weeks: number[];
  light: number[];
  scores: HostWeekScore[];
  coming: HostGame[];
}

/** How a season is read: `settled` is the last week whose reserve is not read again; `isThrifty` to take several weeks by one call. */
interface Known {
  mark: Watermark | undefined;
  settled: number;
  isThrifty: boolean;
  mayFreeze: boolean;
}

/**
 * Reads the weeks from the one before the watermark on: hosts correct scores for some days. Before the last week, those whose reserve was
 * read after their games are read without it.
 */
async function readWeeks(
  db: Database,
  { league, provider }: HostedLeague,
  source: Source,
  { mark, settled, isThrifty, mayFreeze }: Known,
): Promise<HostWeeks> {
  const { weeks: played, complete } = await provider.league(source);
  const weeks = played.filter((week) => !mark || week >= mark.week - 1);
  const lastWeek = played.at(-1) ?? 0;
  const { reserveByWeek } = provider.capabilities;
  // Elsewhere the reserve takes no call.
  const light = reserveByWeek ? weeks.filter((week) => week <= settled && week < lastWeek) : [];
  const scores: HostWeekScore[] = [];
  for (const week of weeks) {
    const reserve = reserveByWeek ? undefined : await selectReserve(db, provider.name, league.id, source.season, week);
    const reading = { reserve, isOneOfMany: isThrifty && weeks.length > 1, withoutReserve: light.includes(week) };
    scores.push(...(await provider.weekScores(source, week, reading)));
  }
  const coming = complete ? [] : await provider.comingGames(source);
  const calendar = await findCalendar(db);
  const lastScored = Math.max(0, ...scores.map(({ week }) => week));
  const isOver = calendar !== undefined && isWeekOver(calendar, source.season, lastScored, Date.now());
  return { source, complete: complete && mayFreeze, lastWeek, isOver, weeks, light, scores, coming };
}

/** The rows of weeks with the stored reserve of those that were read without it. */
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
 * @throws ImportError when most of a week's rows would go
 */
async function writeWeeks(tx: Database, hosted: HostedLeague, host: HostWeeks, hasScoring: boolean): Promise<ImportResult> {
  const { league, provider } = hosted;
  const { weeks, light, source } = host;
  const { season } = source;
  const leagueId = league.id;
  const seasonTeams = await selectSeasonTeams(tx, leagueId, season);
  const { rows: scores, unmatched: gone } = ofTeams(host.scores, seasonTeams, ({ teamId }) => [teamId]);
  const isHere = (id: string | null) => id !== null && (!seasonTeams.size || seasonTeams.has(id));
  const teams = scores.map(({ week, teamId, opponentId, teamScore, benchScore, resScore }) => ({
    leagueId,
    season,
    week,
    teamId,
    opponentId: isHere(opponentId) ? opponentId : null,
    teamScore: cents(teamScore),
    benchScore: cents(benchScore),
    resScore: cents(resScore),
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
      score: score === null ? null : cents(score),
    })),
  );
  const { rows: known, unmatched } = await identify(tx, provider.name, lines, { mustKnowSome: true });
  const rows = await withStoredReserve(tx, leagueId, season, light, { weeks, teams, players: known });
  await guardWeeks(tx, hosted, host, rows);
  const lastScored = Math.max(0, ...teams.map(({ week }) => week));
  if (!lastScored) return total();
  const count = await syncWeeks(tx, leagueId, season, rows);
  // A league that plays by points alone does not say which weeks are to come, so only a week before one with scores is missing.
  const missing = weeks.filter((week) => week < lastScored && !teams.some((row) => row.week === week));
  const complete = host.complete && lastScored === weeks.at(-1) && !missing.length;
  const settled = Math.min(host.isOver ? lastScored : lastScored - 1, ...missing.map((week) => week - 1));
  await setWatermark(tx, {
    ...{ leagueId, season, resource, week: Math.min(lastScored, ...missing), complete },
    ...{ settledWeek: Math.max(0, settled), ...(hasScoring && { hasScoring }) },
  });
  const reports = missing.map((week) => `season ${season}: ${provider.callOf('weekScores', source, week)} is empty`);
  return { ...count, unmatched: [...gone, ...unmatched, ...reports] };
}

/** Writes the games of the weeks to come, without those of teams that are gone. A week that the host no longer has stays, and is told. */
async function writeComingGames(
  tx: Database,
  { league, provider }: HostedLeague,
  { source, lastWeek, coming }: HostWeeks,
): Promise<ImportResult> {
  const leagueId = league.id;
  const { season } = source;
  const teams = await selectSeasonTeams(tx, leagueId, season);
  const { rows } = ofTeams(coming, teams, ({ teamId, opponentId }) => [teamId, opponentId]);
  const games = rows.map((game) => ({ leagueId, season, ...game }));
  const stored = (await selectGameWeeks(tx, leagueId, season)).filter(({ week, isPlayed }) => !isPlayed && week > lastWeek);
  const lost = stored.filter(({ week }) => !coming.some((game) => game.week === week));
  const unmatched = lost.map(({ week }) => `season ${season}: ${provider.callOf('weekScores', source, week)} is empty`);
  return total({ ...(await syncComingGames(tx, leagueId, season, lastWeek, games)), unmatched });
}

/**
 * The weekly scores of teams and players, of every season that the host has and that is not frozen. A season is frozen once all of its
 * weeks have been read and nothing of it can change; its standings are read again while its managers are not stored. With the
 * seasons' standings it is a refresh, which takes as few calls as it can.
 */
export async function updateWeeks(db: Database, hosted: HostedLeague, { withSeasons = false } = {}): Promise<ImportWrite> {
  const { league, provider, source, frozen } = hosted;
  const { sources, refused: unread } = await seasonsOf(hosted);
  const marks = new Map((await selectWatermarks(db, league.id, resource)).map((mark) => [mark.season, mark]));
  const isFrozen = ({ season }: Source) => frozen.has(season);
  // Behind it there may be seasons which the host could not tell.
  const lastKnown = unread.length ? sources.at(-1) : undefined;
  const managed = new Set(await selectManagedSeasons(db, league.id));
  const lacksManagers = ({ season }: Source) => withSeasons && provider.capabilities.managers && !managed.has(season);
  const open = sources.filter((each) => !isFrozen(each) || lacksManagers(each));
  const { seasons, refused } = await readSeasons(open, source, async (each) => ({
    source: each,
    weeks: isFrozen(each)
      ? null
      : await readWeeks(db, hosted, each, {
          mark: marks.get(each.season),
          settled: withSeasons ? (marks.get(each.season)?.settledWeek ?? 0) : 0,
          isThrifty: withSeasons,
          mayFreeze: each !== lastKnown,
        }),
    season: withSeasons
      ? await readSeason(provider, each, { withPlaces: true, withScoring: !marks.get(each.season)?.hasScoring })
      : null,
  }));
  return async (tx) => {
    const steps: ImportResult[] = [];
    if (withSeasons) steps.push(total(await syncSources(tx, league.id, provider.name, sources)));
    const problems = [...unread, ...refused];
    const writeOne = async (part: Database, { source: of, season, weeks }: (typeof seasons)[number]) => {
      const standings = season ? await writeSeason(part, league.id, season, guardOf(hosted, of)) : total();
      if (!weeks) return total(standings);
      return total(
        standings,
        await writeWeeks(part, hosted, weeks, season?.hasScoring === true),
        await writeComingGames(part, hosted, weeks),
      );
    };
    for (const each of seasons)
      steps.push(...(await forSeason(each.source, source, problems, () => tx.transaction((part) => writeOne(part, each)))));
    return total(...steps, { rows: 0, skipped: 0, unmatched: problems });
  };
}
