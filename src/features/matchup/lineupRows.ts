import type { Schema } from '../../api/types';

type Player = Schema<'LineupPlayer'>;
type Lineup = Schema<'Lineup'>;

/** A row of two line-ups: the players of both sides in one place, or their scores; null where a side has nobody. */
export type LineupRow = { key: string; place: string } & (
  | { isTotal: false; one: Player | null; other: Player | null }
  | { isTotal: true; one: number | null; other: number | null }
);

/** The place of a starter: his slot, else his position. */
const placeOf = ({ slot, player }: Schema<'LineupPlace'>): string => slot ?? player?.position ?? '';

function rowsOf(place: string, ones: (Player | null)[], others: (Player | null)[]): LineupRow[] {
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, i) => ({
    ...{ key: `${place} ${i}`, place, isTotal: false },
    one: ones[i] ?? null,
    other: others[i] ?? null,
  }));
}

/** Two line-ups of a week side by side: the starters by slot and their points, then bench and reserve. */
export function lineupRows(one: Lineup | undefined, other: Lineup | undefined): LineupRow[] {
  const sides = [one, other].map((lineup) => lineup?.starters ?? []);
  const places = [...new Set(sides.flat().map(placeOf))];
  const inPlace = (place: string) =>
    sides.map((starters) => starters.filter((each) => placeOf(each) === place).map(({ player }) => player));
  return [
    ...places.flatMap((place) => {
      const [ones = [], others = []] = inPlace(place);
      return rowsOf(place, ones, others);
    }),
    { key: 'score', place: 'Score', isTotal: true, one: one?.score ?? null, other: other?.score ?? null },
    ...rowsOf('Bench', one?.bench ?? [], other?.bench ?? []),
    ...rowsOf('Reserve', one?.reserve ?? [], other?.reserve ?? []),
  ];
}
