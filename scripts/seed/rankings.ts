import {
  hundredths,
  FIRST_SEASON,
  NEXT_SEASON,
  POSITIONS,
  SCORINGS,
  type PlayerFacts,
  type Position,
  type Scoring,
  type SeasonFacts,
  type SeedData,
} from './readData';
import { createRandom } from './prng';

/** The weights of the last, second last and third last season. */
type Weights = readonly [number, number, number];

const BASE: Weights = [3, 2, 1];
/** The statistics of a rank use these weights under each of the three scorings. */
const FAMILY: readonly Weights[] = [BASE, [6, 3, 1], [1, 1, 1], [1, 0, 0]];

/** The number of starters of a position in a typical league: the next player is the replacement level. */
const STARTING: Record<Position, number> = { QB: 13, RB: 30, WR: 38, TE: 13, K: 13, DEF: 13 };
/** Kickers and defences hardly repeat a season, so their value counts for less, in points per game. */
const UNSTEADY = { factor: 0.35, penalty: 1.5 };
/** Games at replacement level that are added to every player, so that few games prove little. */
const DOUBT_GAMES = 4;
const DOUBT_SHARE = 0.7;
/** Points per game above replacement that a rookie of a position gets before his draft position counts. */
const ROOKIE_BASE: Partial<Record<Position, number>> = { QB: 1, RB: 4, WR: 3, TE: 2 };
const RANKED_PLAYERS = 600;

export type RankedPlayer = {
  id: string;
  position: Position;
  /** Overall rank under half PPR and the weights 3:2:1. */
  rank: number;
  /** The best, worst, mean and standard deviation of the ranks of the family. */
  best: number;
  worst: number;
  mean: number;
  stdDev: number;
  /** Years on 1 September, with one decimal. */
  age: number | null;
  /** Expected points per game in hundredths, by scoring, under the weights 3:2:1. */
  expected: Record<Scoring, number>;
};

/** Years from a birthdate to 1 September of a season, with one decimal. */
export function ageAtStart(birthdate: string | null, season: number): number | null {
  if (!birthdate) return null;
  const days = (Date.UTC(season, 8, 1) - Date.parse(birthdate)) / 86_400_000;
  return Math.round((days / 365.25) * 10) / 10;
}

/** The NFL players before a season: those who played later, or, for the next season, have a team. */
function isActive(data: SeedData, player: PlayerFacts, season: number): boolean {
  if (player.nflTeam) return true;
  for (let year = season; year < NEXT_SEASON; year += 1) if (data.points.get(year)?.has(player.id)) return true;
  return false;
}

type Candidate = { player: PlayerFacts; past: (SeasonFacts | undefined)[]; luck: number };

/**
 * Players that may be ranked before a season, with their three seasons before it. The data begins with 2019: that season's ranking uses its
 * own points, blurred randomly.
 */
function candidates(data: SeedData, season: number): Candidate[] {
  const isFirst = season === FIRST_SEASON;
  const random = createRandom('2019');
  const years = isFirst ? [season] : [season - 1, season - 2, season - 3];
  return [...data.players.values()]
    .filter((player) => isActive(data, player, season))
    .map((player) => ({
      player,
      past: years.map((year) => data.points.get(year)?.get(player.id)),
      luck: isFirst ? 0.6 + 0.8 * random.next() : 1,
    }))
    .filter(({ player, past }) => past.some(Boolean) || (player.draftYear === season && player.draftOverall !== null));
}

/** Weighted games and points of the past seasons. */
function record({ past, luck }: Candidate, scoring: Scoring, weights: Weights): { games: number; points: number } {
  let games = 0;
  let points = 0;
  past.forEach((facts, index) => {
    const weight = weights[index] ?? 0;
    for (const week of facts ?? []) {
      if (!week) continue;
      games += weight;
      points += weight * hundredths(week, scoring);
    }
  });
  return { games, points: points * luck };
}

const rookieBonus = (position: Position, overall: number): number =>
  ((ROOKIE_BASE[position] ?? 0) - 0.7 * Math.log(overall) - overall / 40) * 100;

const descending = (a: number, b: number): number => b - a;

type Valued = { id: string; expected: number; value: number };

/** Expected points per game and value above replacement of every candidate, in hundredths. */
function valueAll(all: readonly Candidate[], scoring: Scoring, weights: Weights): Valued[] {
  const records = all.map((candidate) => ({ candidate, ...record(candidate, scoring, weights) }));
  const replacement = new Map<Position, number>();
  for (const position of POSITIONS) {
    const averages = records
      .filter(({ candidate, games }) => candidate.player.position === position && games >= 8 * weights[0])
      .map(({ games, points }) => points / games)
      .sort(descending);
    replacement.set(position, averages[STARTING[position]] ?? averages.at(-1) ?? 0);
  }
  return records.map(({ candidate: { player, past }, games, points }) => {
    const level = replacement.get(player.position) ?? 0;
    const doubt = DOUBT_GAMES * weights[0];
    const expected = past.some(Boolean)
      ? (points + doubt * level * DOUBT_SHARE) / (games + doubt)
      : Math.max(0, level + rookieBonus(player.position, player.draftOverall ?? 0));
    const isUnsteady = player.position === 'K' || player.position === 'DEF';
    const above = expected - level;
    return { id: player.id, expected, value: isUnsteady ? above * UNSTEADY.factor - UNSTEADY.penalty * 100 : above };
  });
}

/** Ranks from 1, by value; equal values by id. */
function places(valued: readonly Valued[]): Map<string, number> {
  const order = [...valued].sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  return new Map(order.map(({ id }, index) => [id, index + 1]));
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** The ranking before a season, best first: at most 600 players, valued by what was known at that time. See docs/seed.md. */
export function rankSeason(data: SeedData, season: number): RankedPlayer[] {
  const all = candidates(data, season);
  const bases = new Map(SCORINGS.map((scoring) => [scoring, valueAll(all, scoring, BASE)]));
  const listed = [...places(bases.get('half') ?? [])].slice(0, RANKED_PLAYERS);
  const family = SCORINGS.flatMap((scoring) => FAMILY.map((weights) => places(valueAll(all, scoring, weights))));
  const expected = new Map(
    [...bases].map(([scoring, valued]) => [scoring, new Map(valued.map((entry) => [entry.id, Math.round(entry.expected)]))]),
  );
  return listed.flatMap(([id, rank]) => {
    const player = data.players.get(id);
    if (!player) return [];
    const ranks = family.map((ranking) => ranking.get(id) ?? rank);
    const mean = ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
    const variance = ranks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / ranks.length;
    const points = (scoring: Scoring) => expected.get(scoring)?.get(id) ?? 0;
    return {
      id,
      position: player.position,
      rank,
      best: Math.min(...ranks),
      worst: Math.max(...ranks),
      mean: round2(mean),
      stdDev: round2(Math.sqrt(variance)),
      age: ageAtStart(player.birthdate, season),
      expected: { std: points('std'), half: points('half'), ppr: points('ppr') },
    };
  });
}
