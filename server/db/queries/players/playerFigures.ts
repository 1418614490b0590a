import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../..';
import { byeWeek, player, ranking, rookie } from '../../schema';

/** What is stored of a player or of an NFL team in a season, in words; `place` is his rank or ADP, Infinity without one. */
export interface StoredFigures {
  name: string;
  text: string;
  place: number;
}

/** The known values in words: each after its name, or in its unit. */
const inWords = (values: [word: string, value: number | string | null, unit?: string][]) =>
  values
    .filter(([, value]) => value !== null)
    .map(([word, value, unit]) => [word, value, unit].filter((part) => part !== undefined && part !== '').join(' '))
    .join(', ');

/** The stored figures of seasons that files bring: rankings, rookies and bye weeks, by a key of each row. */
export async function selectFigures(db: Database, seasons: number[]): Promise<Map<string, StoredFigures>> {
  const figures = new Map<string, StoredFigures>();
  const add = (key: string, name: string, season: number, text: string, place: number | null) =>
    text && figures.set(`${key} ${season}`, { name, text: `${season}: ${text}`, place: place ?? Infinity });
  const ranked = await db
    .select({ row: ranking, name: player.name })
    .from(ranking)
    .innerJoin(player, eq(player.id, ranking.playerId))
    .where(inArray(ranking.season, seasons));
  for (const { row, name } of ranked) {
    const adp: [string, number | null][] = [
      ['ADP', row.avg],
      ['best', row.best],
      ['worst', row.worst],
    ];
    const words = inWords([['rank', row.nflRank], ...adp, ['deviation', row.stdDev], ['age', row.age]]);
    add(`ranking ${row.playerId}`, name, row.season, words, row.nflRank ?? row.avg);
  }
  for (const row of await db.select().from(rookie).where(inArray(rookie.season, seasons))) {
    const { fantasyProsRank, draftBuzzRank, height, weightLbs, yardDash } = row;
    const ranks: [string, number | null][] = [
      ['FantasyPros', fantasyProsRank],
      ['Draft Buzz', draftBuzzRank],
    ];
    const words = inWords([['rookie', row.position], ...ranks, ['', height], ['', weightLbs, 'lb'], ['', yardDash, 's']]);
    add(`rookie ${row.playerId}`, row.name, row.season, words, fantasyProsRank ?? draftBuzzRank);
  }
  for (const { season, nflTeam, week } of await db.select().from(byeWeek).where(inArray(byeWeek.season, seasons)))
    add(`bye ${nflTeam}`, nflTeam, season, `bye week ${week}`, null);
  return figures;
}
