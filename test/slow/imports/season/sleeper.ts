/** A recorded season of a league of Sleeper, as the host sends it while the season passes. */
import { type Json, recorded } from '../../../imports/sleeperHost';
import { hasBegun, hasNextSeason, isSeasonOver, nflState, weekNow } from './clock';

const league = '620000000000000112';
const nextLeague = '620000000000000149';
const lastWeek = 17;
const regularWeeks = 14;

type Side = {
  roster_id: number;
  matchup_id: number | null;
  points: number;
  starters: string[];
  players: string[];
  players_points: Record<string, number>;
};
const matchups = (week: number) => recorded(`league/${league}/matchups/${week}`) as Side[];
const benchOf = ({ starters, players }: Side) => players.filter((id) => !starters.includes(id));
/** Who is in a team's reserve in a week: another player each week. */
const reserveOf = (side: Side, week: number) => {
  const bench = benchOf(side);
  return bench.slice(week % bench.length, (week % bench.length) + 1);
};

/** A week as the host tells it now: half of its points while it is played. */
function matchupsNow(week: number): unknown[] {
  if (week > Math.min(lastWeek, weekNow() + 1) || weekNow() < 0) return [];
  if (week === weekNow() + 1)
    return matchups(week).map((side) => ({ ...side, points: 0, starters: [], players: [], players_points: {} }));
  if (week < weekNow()) return matchups(week);
  const half = (points: number) => Math.round(points * 50) / 100;
  return matchups(week).map((side) => ({
    ...{ ...side, points: half(side.points) },
    players_points: Object.fromEntries(Object.entries(side.players_points).map(([id, points]) => [id, half(points)])),
  }));
}

/** Wins, losses and points of a roster in the weeks of the regular season that are over. */
function recordOf(rosterId: number) {
  const totals = { wins: 0, losses: 0, ties: 0, cents: 0, against: 0 };
  for (let week = 1; week <= Math.min(regularWeeks, weekNow() - 1); week += 1) {
    const sides = matchups(week);
    const own = sides.find(({ roster_id: id }) => id === rosterId)!;
    const other = sides.find((side) => side !== own && side.matchup_id === own.matchup_id)!;
    totals[own.points > other.points ? 'wins' : own.points < other.points ? 'losses' : 'ties'] += 1;
    totals.cents += Math.round(own.points * 100);
    totals.against += Math.round(other.points * 100);
  }
  const { wins, losses, ties, cents, against } = totals;
  return {
    ...{ wins, losses, ties, fpts: Math.floor(cents / 100), fpts_decimal: cents % 100 },
    ...{ fpts_against: Math.floor(against / 100), fpts_against_decimal: against % 100 },
  };
}

function rostersNow(): Json[] {
  const week = Math.min(Math.max(weekNow(), 1), lastWeek);
  return (recorded(`league/${league}/rosters`) as Json[]).map((roster) => {
    const side = matchups(week).find(({ roster_id: id }) => id === roster.roster_id)!;
    const { division } = roster.settings as Json;
    return {
      ...{ ...roster, players: side.players, starters: side.starters, reserve: reserveOf(side, week), taxi: [] },
      settings: { ...recordOf(roster.roster_id as number), division },
    };
  });
}

function leagueNow(): Json {
  const response = recorded(`league/${league}`) as Json;
  const isStarted = weekNow() >= 1 && hasBegun(weekNow());
  const scored = isSeasonOver() ? lastWeek : Math.min(lastWeek, Math.max(0, weekNow() - 1 + (isStarted ? 1 : 0)));
  const settings = { ...(response.settings as Json), last_scored_leg: scored || null, leg: Math.min(Math.max(1, weekNow()), 18) };
  return { ...response, previous_league_id: null, settings, status: isSeasonOver() ? 'complete' : 'in_season' };
}

/** What the host has at a path now; null where it has nothing. */
function responseOfSleeper(path: string): unknown {
  const [, week] = /\/(?:matchups|transactions)\/(\d+)$/.exec(path) ?? [];
  if (path === 'state/nfl') return nflState();
  if (path === `league/${league}`) return leagueNow();
  if (path === `league/${league}/rosters`) return rostersNow();
  if (path === `league/${league}/winners_bracket`) return isSeasonOver() ? recorded(path) : [];
  if (path.startsWith(`league/${league}/matchups/`)) return matchupsNow(Number(week));
  if (path.startsWith(`league/${league}/transactions/`)) return Number(week) <= Math.max(1, weekNow()) ? recorded(path) : [];
  if (/^user\/\d+\/leagues\/nfl\/2026$/.test(path)) return hasNextSeason() ? [recorded(`league/${nextLeague}`)] : [];
  if (path.startsWith(`league/${nextLeague}`) && !hasNextSeason()) return null;
  return recorded(path);
}

/** What the host has of a week, by roster number: starters, bench and reserve, in cents. */
const hostWeek = (week: number) =>
  matchups(week)
    .map((side) => {
      const cents = (ids: string[]) => ids.reduce((sum, id) => sum + Math.round((side.players_points[id] ?? 0) * 100), 0);
      const reserve = reserveOf(side, week);
      const bench = benchOf(side).filter((id) => !reserve.includes(id));
      return [side.roster_id, Math.round(side.points * 100), cents(bench), cents(reserve)];
    })
    .sort(([a], [b]) => a! - b!);

/** The host's final standings, by roster number: wins, losses and points in cents. */
const hostStandings = () =>
  (recorded(`league/${league}/rosters`) as Json[]).map(({ roster_id, settings }) => {
    const { wins, losses, fpts, fpts_decimal } = settings as Record<string, number>;
    return [roster_id!, wins!, losses!, fpts! * 100 + fpts_decimal!];
  });

export const sleeper = { league, lastWeek, hostWeek, hostStandings, responseNow: responseOfSleeper };
