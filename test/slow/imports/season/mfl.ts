/** The recorded weeks of a league of MyFantasyLeague, as the host sends them while the season of 2025 passes. Its games are made up. */
import { orEmpty, packedWeeks, recordedResponse } from '../../../server/hosts/mfl/recordedLeagues';
import { hasBegun, hasNextSeason, nflSchedule, weekNow } from './clock';

const league = '90006';
const lastWeek = 16;

type Player = { id: string; score?: string };
type Side = { id: string; score: string; starters: string; nonstarters: string; player: Player[] };
type Roster = { id: string; player: { id: string; status: string }[] };

const weeks = packedWeeks.get(`2023/${league}`)!;
const sidesOf = (week: number) =>
  (weeks[`weeklyResults_${week}`] as { weeklyResults: { franchise: Side[] } }).weeklyResults.franchise;
/** The rosters of a week; the recorded ones list some players twice, who went into reserve. */
const rostersOf = (week: number) =>
  (weeks[`rosters_${week}`] as { rosters: { franchise: Roster[] } }).rosters.franchise.map(({ id, player }) => ({
    ...{ id, week: String(week), player: [...new Map(player.map((each) => [each.id, each])).values()] },
  }));

const cents = (points: string | undefined) => Math.round(Number(points ?? 0) * 100);
const points = (inCents: number) => (inCents / 100).toFixed(2);
const idsOf = (list: string) => list.split(',').filter(Boolean);

/** The games of a week: every team meets every other one. */
function gamesOf<Team>(teams: Team[], week: number): [Team, Team][] {
  const [first, ...others] = teams;
  const turned = others.map((_, i) => others[(i + week) % others.length]!);
  const ring = [first!, ...turned];
  return ring.slice(0, ring.length / 2).map((team, i) => [team, ring[ring.length - 1 - i]!]);
}

/** The last week with scores. */
const scoredNow = () => Math.min(lastWeek, weekNow() >= 1 && hasBegun(weekNow()) ? weekNow() : Math.max(0, weekNow() - 1));
const isPlayed = (week: number) => week === weekNow();
const asNow = (week: number, score: string | undefined) => points(Math.round(cents(score) / (isPlayed(week) ? 2 : 1)));

/** A week as the host tells it now: half of its points while it is played. */
const resultsOf = (week: number) => ({
  week: String(week),
  matchup: gamesOf(sidesOf(week), week).map((sides) => ({
    franchise: sides.map((side) => ({
      ...{ ...side, score: asNow(week, side.score) },
      player: side.player.map(({ score, ...player }) =>
        score === undefined ? player : { ...player, score: asNow(week, score) },
      ),
    })),
  })),
});

const allWeeks = Array.from({ length: lastWeek }, (_, i) => i + 1);
const weeksNow = () => allWeeks.slice(0, scoredNow());

const scheduleNow = () =>
  allWeeks.map((week) => ({
    week: String(week),
    matchup: gamesOf(sidesOf(week), week).map((sides) => ({
      franchise: sides.map(({ id, score }) => ({ id, ...(week <= scoredNow() && { score: asNow(week, score) }) })),
    })),
  }));

/** The points that a player in reserve made in a week, of whom none are recorded. */
const reserveScore = (id: string, week: number) => points((Number(id) * week) % 2_500);
const reserveOf = (side: Side, week: number) => {
  const roster = rostersOf(week).find(({ id }) => id === side.id)!;
  const lineUp = new Set([...idsOf(side.starters), ...idsOf(side.nonstarters)]);
  return roster.player.filter(({ id, status }) => status !== 'ROSTER' && !lineUp.has(id)).map(({ id }) => id);
};

/** Each team's wins, losses and points in cents, of the weeks until one, best first. */
function recordsUntil(last: number) {
  const records = new Map(sidesOf(1).map(({ id }) => [id, { id, wins: 0, losses: 0, ties: 0, for: 0, against: 0 }]));
  for (const week of allWeeks.slice(0, last))
    for (const game of gamesOf(sidesOf(week), week))
      for (const [own, other] of [game, game.toReversed()] as [Side, Side][]) {
        const record = records.get(own.id)!;
        const [of, against] = [cents(own.score), cents(other.score)];
        record[of > against ? 'wins' : of < against ? 'losses' : 'ties'] += 1;
        record.for += of;
        record.against += against;
      }
  return [...records.values()].sort((a, b) => b.wins - a.wins || b.for - a.for);
}

const standingsOf = (season: number) =>
  recordsUntil(season === 2025 ? Math.min(lastWeek, Math.max(0, weekNow() - 1)) : 0).map(
    ({ id, wins, losses, ties, ...sums }) => ({
      ...{ id, h2hw: String(wins), h2hl: String(losses), h2ht: String(ties) },
      ...{ pf: points(sums.for), pa: points(sums.against) },
    }),
  );

/** The league of a season; the next one follows the last. */
function leagueOf(season: number) {
  const response = recordedResponse(`2023/${league}/league`) as { league: object };
  const years = [2025, 2026].filter((year) => year === 2025 || hasNextSeason());
  const history = years.map((year) => ({ year: String(year), url: `https://www00.myfantasyleague.com/${year}/home/${league}` }));
  if (!years.includes(season)) return null;
  return { league: { ...response.league, h2h: 'YES', lastRegularSeasonWeek: String(lastWeek), history: { league: history } } };
}

/** A draft of one round, in which each team picked its first starter of the first week. */
const draft = {
  draftPick: sidesOf(1).map(({ id, starters }, i) => ({
    ...{ round: '01', pick: String(i + 1).padStart(2, '0'), franchise: id, player: idsOf(starters)[0]!, timestamp: '1756000000' },
  })),
};

function exportNow(season: number, type: string, week: string | null): unknown {
  if (type === 'nflSchedule') return nflSchedule(Number(week));
  if (type === 'league') return leagueOf(season);
  if (type === 'rosters') {
    const franchise = rostersOf(week === null ? Math.min(Math.max(weekNow(), 1), lastWeek) : Number(week));
    return { rosters: { franchise } };
  }
  if (type === 'leagueStandings') return { leagueStandings: { franchise: standingsOf(season) } };
  if (season !== 2025) return undefined;
  if (type === 'draftResults') return { draftResults: { draftUnit: draft } };
  if (type === 'schedule') return { schedule: { weeklySchedule: scheduleNow() } };
  if (type === 'weeklyResults' && week === 'YTD') return { allWeeklyResults: { weeklyResults: weeksNow().map(resultsOf) } };
  if (type === 'weeklyResults') return { weeklyResults: resultsOf(Number(week)) };
  if (type === 'playerScores') {
    const reserve = sidesOf(Number(week)).flatMap((side) => reserveOf(side, Number(week)));
    return {
      playerScores: { playerScore: reserve.map((id) => ({ id, score: asNow(Number(week), reserveScore(id, Number(week))) })) },
    };
  }
  return undefined;
}

/** What the host has at an address now; null where it has nothing. */
function responseOfMfl(url: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(url);
  const [type, week] = ['TYPE', 'W'].map((name) => searchParams.get(name));
  const response = exportNow(Number(pathname.slice(1, 5)), type!, week!);
  const get = async () => (response == null ? null : JSON.stringify(response));
  return orEmpty({ get }).get(url);
}

/** What the host has of a week, by the teams' numbers: starters, bench and reserve, in cents. */
const hostWeek = (week: number) =>
  sidesOf(week).map((side) => {
    const scores = new Map(side.player.map(({ id, score }) => [id, cents(score)]));
    const sum = (ids: string[], of: (id: string) => number) => ids.reduce((total, id) => total + of(id), 0);
    const bench = sum(idsOf(side.nonstarters), (id) => scores.get(id) ?? 0);
    return [Number(side.id), cents(side.score), bench, sum(reserveOf(side, week), (id) => cents(reserveScore(id, week)))];
  });

/** The host's final standings, by the teams' numbers: wins, losses and points in cents. */
const hostStandings = () =>
  recordsUntil(lastWeek)
    .map(({ id, wins, losses, ...sums }) => [Number(id), wins, losses, sums.for])
    .sort(([a], [b]) => a! - b!);

export const mfl = { league, lastWeek, hostWeek, hostStandings, responseNow: responseOfMfl };
