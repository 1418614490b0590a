import type { Database } from '../db';
import { playerIdsOf } from '../db/queries/knownPlayers';
import { syncWeeks } from '../db/queries/scores';
import { selectReserve } from '../db/queries/snapshots';
import { syncSources } from '../db/queries/sources';
import { selectWatermarks, setWatermark, type Watermark } from '../db/queries/watermarks';
import type { HostWeekScore, Source } from '../hosts/port';
import { cents, type HostedLeague, matched, readSeasons } from './hostedLeague';
import { type ImportResult, type ImportWrite, total } from './result';
import { readSeason, writeSeason } from './seasons';

const resource = 'weeks';

/** Weeks of a season as read from the host; `complete` when nothing of the season can change any more. */
interface HostWeeks {
  source: Source;
  complete: boolean;
  weeks: number[];
  scores: HostWeekScore[];
}

/** Reads the weeks from the one before the watermark on: hosts correct scores for some days. */
async function readWeeks(db: Database, { league, provider }: HostedLeague, source: Source, mark?: Watermark): Promise<HostWeeks> {
  const { weeks: played, complete } = await provider.league(source);
  const weeks = played.filter((week) => !mark || week >= mark.week - 1);
  const scores: HostWeekScore[] = [];
  for (const week of weeks) {
    const reserve = provider.capabilities.reserveByWeek
      ? undefined
      : await selectReserve(db, provider.name, league.id, source.season, week);
    scores.push(...(await provider.weekScores(source, week, reserve)));
  }
  return { source, complete, weeks, scores };
}

/** Writes weeks. The watermark stops at the first week with an unknown player, so that this week is read again. */
async function writeWeeks(tx: Database, { league, provider }: HostedLeague, host: HostWeeks): Promise<ImportResult> {
  const { weeks } = host;
  const { season } = host.source;
  const leagueId = league.id;
  if (!weeks.length) return total();
  const ids = await playerIdsOf(tx, provider.name);
  const teams = host.scores.map(({ week, teamId, opponentId, teamScore, benchScore, resScore }) => ({
    leagueId,
    season,
    week,
    teamId,
    opponentId,
    teamScore: cents(teamScore),
    benchScore: cents(benchScore),
    resScore: cents(resScore),
  }));
  const lines = host.scores.flatMap(({ week, teamId, players }) =>
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
  const { known, unmatched } = matched(lines, ids, provider.name);
  const count = await syncWeeks(tx, leagueId, season, { weeks, teams, players: known });
  const weeksWithUnknown = lines.filter(({ playerId }) => !ids.has(playerId)).map(({ week }) => week);
  const week = Math.min(weeks.at(-1)!, ...weeksWithUnknown);
  await setWatermark(tx, { leagueId, season, resource, week, complete: host.complete && !weeksWithUnknown.length });
  return { ...count, unmatched };
}

/**
 * The weekly scores of teams and players, of every season that the host has and that is not frozen. A season is frozen once all of its
 * weeks have been read and nothing of it can change.
 */
export async function updateWeeks(db: Database, hosted: HostedLeague, { withSeasons = false } = {}): Promise<ImportWrite> {
  const { league, provider, source } = hosted;
  const sources = await provider.history(source);
  const marks = new Map((await selectWatermarks(db, league.id, resource)).map((mark) => [mark.season, mark]));
  const open = sources.filter(({ season }) => !marks.get(season)?.complete);
  const { seasons, refused } = await readSeasons(open, source, async (each) => ({
    weeks: await readWeeks(db, hosted, each, marks.get(each.season)),
    season: withSeasons ? await readSeason(provider, each, { withPlaces: true }) : null,
  }));
  return async (tx) => {
    const steps: ImportResult[] = [];
    if (withSeasons) steps.push(total(await syncSources(tx, league.id, provider.name, sources)));
    for (const { season, weeks } of seasons) {
      if (season) steps.push(total(await writeSeason(tx, league.id, season)));
      steps.push(await writeWeeks(tx, hosted, weeks));
    }
    return total(...steps, { rows: 0, skipped: 0, unmatched: refused });
  };
}
