import type { RankedPlayer } from './rankings';
import { hundredths, type PlayerFacts, type Position, type Scoring, type SeasonFacts, type SeedData } from './readData';

/** Points per game, in hundredths, that is always available among the free agents. */
const REPLACEMENT: Record<Position, number> = { QB: 1500, RB: 800, WR: 850, TE: 650, K: 700, DEF: 600 };
/** Share of replacement that an unranked player is expected to score. */
const UNKNOWN_SHARE = 0.5;
/** The ranking counts as much as this many games. */
const RANKING_GAMES = 4;
/** The probability to play after missing none, one, two or more games in a row. */
const PLAYS_AFTER = [1, 0.45, 0.15, 0.03];
/** A player's value for the rest of a season after missing games in a row. */
const WORTH_AFTER = [1, 1, 0.95, 0.85, 0.75, 0.65, 0.5];

/** The knowledge about a player before a week. */
export type Outlook = {
  /** Expected points of this week in hundredths; 0 on a bye. */
  projection: number;
  /** Expected points per game above replacement, for the rest of the season. */
  worth: number;
  /** Games missed in a row up to now. */
  missed: number;
};

/** The results of a season, and the knowledge before each of its weeks, under one scoring. */
export type Knowledge = {
  season: number;
  player(id: string): PlayerFacts;
  /** The player's rank before the season; none if unranked. */
  ranked(id: string): RankedPlayer | undefined;
  ranking: readonly RankedPlayer[];
  /** Points in hundredths; null when he did not play. */
  score(id: string, week: number): number | null;
  isOnBye(id: string, week: number): boolean;
  outlook(id: string, week: number): Outlook;
  /** The relevant players before a week, best first. */
  byWorth(week: number): readonly string[];
};

/**
 * A player's bye week. The data has no teams of past seasons: it is the bye of his present team if he did not play then, else the only bye
 * week of any team in which he did not play.
 */
function findBye(player: PlayerFacts, facts: SeasonFacts | undefined, byes: ReadonlyMap<string, number>): number | null {
  const own = player.nflTeam ? byes.get(player.nflTeam) : undefined;
  if (own !== undefined && !facts?.[own - 1]) return own;
  if (!facts) return null;
  const idle = [...new Set(byes.values())].filter((week) => !facts[week - 1]);
  return idle.length === 1 ? (idle[0] ?? null) : null;
}

const at = (values: readonly number[], index: number): number => values[Math.min(index, values.length - 1)] ?? 0;

function outlooks(position: Position, prior: number, scores: readonly (number | null)[], bye: number | null): Outlook[] {
  let points = prior * RANKING_GAMES;
  let games = RANKING_GAMES;
  let missed = 0;
  return scores.map((score, index) => {
    const week = index + 1;
    const average = points / games;
    const projection = week === bye ? 0 : Math.max(1, Math.round(average * at(PLAYS_AFTER, missed)));
    const outlook = { projection, worth: Math.round(average * at(WORTH_AFTER, missed)) - REPLACEMENT[position], missed };
    if (score !== null) {
      points += score;
      games += 1;
      missed = 0;
    } else if (week !== bye) missed += 1;
    return outlook;
  });
}

/** Gathers a season's knowledge. @param ranking the ranking before the season */
export function knowSeason(data: SeedData, season: number, ranking: readonly RankedPlayer[], scoring: Scoring): Knowledge {
  const points = data.points.get(season) ?? new Map<string, SeasonFacts>();
  const byes = data.byes.get(season) ?? new Map<string, number>();
  const rankedById = new Map(ranking.map((ranked) => [ranked.id, ranked]));
  const known = new Map<string, { scores: (number | null)[]; bye: number | null; outlooks: Outlook[]; firstWeek: number }>();
  const player = (id: string): PlayerFacts => {
    const found = data.players.get(id);
    if (!found) throw new Error(`unknown player ${id}`);
    return found;
  };
  for (const id of new Set([...rankedById.keys(), ...points.keys()])) {
    const facts = points.get(id);
    const { position } = player(id);
    const prior = rankedById.get(id)?.expected[scoring] ?? REPLACEMENT[position] * UNKNOWN_SHARE;
    const scores = Array.from({ length: 18 }, (_, index) => {
      const week = facts?.[index];
      return week ? hundredths(week, scoring) : null;
    });
    const bye = findBye(player(id), facts, byes);
    const firstWeek = rankedById.has(id) ? 0 : scores.findIndex((score) => score !== null) + 1;
    known.set(id, { scores, bye, outlooks: outlooks(position, prior, scores, bye), firstWeek });
  }
  const nothing: Outlook = { projection: 0, worth: -10_000, missed: 18 };
  const outlook = (id: string, week: number): Outlook => known.get(id)?.outlooks[week - 1] ?? nothing;
  const lists = new Map<number, string[]>();
  const byWorth = (week: number): string[] => {
    const list =
      lists.get(week) ??
      [...known]
        .filter(([, { firstWeek }]) => firstWeek < week)
        .map(([id]) => id)
        .sort((a, b) => outlook(b, week).worth - outlook(a, week).worth || (a < b ? -1 : 1));
    lists.set(week, list);
    return list;
  };
  return {
    season,
    player,
    ranked: (id) => rankedById.get(id),
    ranking,
    score: (id, week) => known.get(id)?.scores[week - 1] ?? null,
    isOnBye: (id, week) => known.get(id)?.bye === week,
    outlook,
    byWorth,
  };
}
