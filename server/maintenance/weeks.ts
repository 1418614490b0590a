import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db';
import type { HostWeekScore, Source } from '../imports/provider';
import { playerIdsOf } from '../queries/knownPlayers';
import { selectReserve } from '../queries/snapshots';
import { selectWatermarks, setWatermark, type Watermark } from '../queries/watermarks';
import { teamWeek, teamWeekPlayer } from '../schema';
import { cents, type Hosted, matched, readSeasons } from './hosted';
import { type Outcome, type Store, total } from './outcome';
import { readSeason, writeSeason, writeSources } from './seasons';
import { writeSet } from './writeSet';

const resource = 'weeks';

/** A season's weeks that are to be written. */
interface HostWeeks {
  source: Source;
  complete: boolean;
  weeks: number[];
  scores: HostWeekScore[];
}

/** Reads the weeks since the watermark, and the one before it once more, as scores are corrected for some days. */
async function readWeeks(db: Database, { league, provider }: Hosted, source: Source, mark?: Watermark): Promise<HostWeeks> {
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

/** Writes weeks. The watermark stops before a player whom we do not know, so that his week is read again. */
async function writeWeeks(tx: Database, { league, provider }: Hosted, host: HostWeeks): Promise<Outcome> {
  const { season } = host.source;
  if (!host.weeks.length) return total();
  const ids = await playerIdsOf(tx, provider.name);
  const shared = { leagueId: league.id, season };
  const teams = host.scores.map(({ week, teamId, opponentId, teamScore, benchScore, resScore }) => ({
    ...{ ...shared, week, teamId, opponentId },
    ...{ teamScore: cents(teamScore), benchScore: cents(benchScore), resScore: cents(resScore) },
  }));
  const lines = host.scores.flatMap(({ week, teamId, players }) =>
    players.map(({ playerId, slot, score }, index) => ({
      ...{ ...shared, week, teamId, index, playerId, slot },
      score: score === null ? null : cents(score),
    })),
  );
  const { known, unmatched } = matched(lines, ids, provider.name);
  const of = (table: typeof teamWeek | typeof teamWeekPlayer) =>
    and(eq(table.leagueId, league.id), eq(table.season, season), inArray(table.week, host.weeks));
  const teamCount = await writeSet(tx, teamWeek, of(teamWeek), teams);
  const lineCount = await writeSet(tx, teamWeekPlayer, of(teamWeekPlayer), known);
  const unknownIn = lines.filter(({ playerId }) => !ids.has(playerId)).map(({ week }) => week);
  const week = Math.min(host.weeks.at(-1)!, ...unknownIn);
  await setWatermark(tx, { ...shared, resource, week, complete: host.complete && !unknownIn.length });
  return total(teamCount, { ...lineCount, unmatched });
}

/**
 * The scores of teams and players by week, of every season that the host has and that is not frozen: one is once all of its weeks have
 * been read and nothing of it can change.
 */
export async function updateWeeks(db: Database, hosted: Hosted, { withSeasons = false } = {}): Promise<Store> {
  const { league, provider, source } = hosted;
  const sources = await provider.history(source);
  const marks = new Map((await selectWatermarks(db, league.id, resource)).map((mark) => [mark.season, mark]));
  const open = sources.filter(({ season }) => !marks.get(season)?.complete);
  const { seasons, refused } = await readSeasons(open, source, async (each) => ({
    weeks: await readWeeks(db, hosted, each, marks.get(each.season)),
    season: withSeasons ? await readSeason(provider, each, { withPlaces: true }) : null,
  }));
  return async (tx) => {
    const steps: Outcome[] = [];
    if (withSeasons) steps.push(total(await writeSources(tx, league.id, provider.name, sources)));
    for (const { season, weeks } of seasons) {
      if (season) steps.push(total(await writeSeason(tx, league.id, season)));
      steps.push(await writeWeeks(tx, hosted, weeks));
    }
    return total(...steps, { rows: 0, skipped: 0, unmatched: refused });
  };
}
