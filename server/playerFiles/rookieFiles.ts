import { toPosition } from '../domain/positions';
import { kinds } from '../domain/numberKinds';
import { toHeight } from './heights';
import type { Report } from '../domain/oddValues';
import { type Row, readTable, requireColumns } from './table';

/** A player as the scouting combine measured him: `height` as feet-inches, `yardDash` seconds over 40 yards. */
export interface CombineRow {
  season: number | null;
  name: string;
  position: string;
  height: string | null;
  weightLbs: number | null;
  yardDash: number | null;
}

/** A player of a Draft Buzz board, with his rank among those of his position. */
export interface DraftBuzzRow extends CombineRow {
  positionRank: number;
}

const nameColumns = ['player_name', 'name', 'last_name'];

const nameOf = (row: Row) =>
  row.text('player_name', 'name') ?? ([row.text('first_name'), row.text('last_name')].filter(Boolean).join(' ') || null);

const measures = (row: Row, name: string): CombineRow => ({
  season: row.number('season', kinds.year, 'season'),
  name,
  position: toPosition((row.text('pos', 'position') ?? '-').split('/')).position,
  height: row.value('height', toHeight, 'ht', 'height'),
  weightLbs: row.number('weight', kinds.weight, 'wt', 'weight'),
  yardDash: row.number('40-yard dash', kinds.dash, 'forty'),
});

const named = (rows: Row[]) =>
  rows.flatMap((row) => {
    const name = nameOf(row);
    return name === null ? [] : [{ row, name }];
  });

/** Reads combine results, including heights that a spreadsheet turned into dates. @throws PlayerFileError when a column is missing. */
export function readCombine(csv: string, report: Report = () => undefined): CombineRow[] {
  const table = readTable(csv);
  requireColumns(table, 'combine', [nameColumns, ['pos'], ['ht'], ['wt'], ['forty']]);
  const rows = named(table.rows).map(({ row, name }) => measures(row, name));
  table.odd.messages().forEach(report);
  return rows;
}

/**
 * Reads a Draft Buzz board, best first. If it has no position rank, the rank is counted by season.
 * @throws PlayerFileError when a column is missing.
 */
export function readDraftBuzz(csv: string, report: Report = () => undefined): DraftBuzzRow[] {
  const table = readTable(csv);
  requireColumns(table, 'Draft Buzz', [nameColumns, ['position'], ['rank', 'buzz_overall_rank']]);
  const overall = (row: Row) => row.number('rank', kinds.averageRank, 'rank', 'buzz_overall_rank') ?? Infinity;
  const counts = new Map<string, number>();
  const rows = named(table.rows)
    .map((each) => ({ ...each, rank: overall(each.row) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row, name }) => {
      const rookie = measures(row, name);
      const group = `${rookie.season} ${rookie.position}`;
      const counted = (counts.get(group) ?? 0) + 1;
      counts.set(group, counted);
      return {
        ...rookie,
        positionRank: Math.round(row.number('position rank', kinds.averageRank, 'avg_pos_rank', 'buzz_position_rank') ?? counted),
      };
    });
  table.odd.messages().forEach(report);
  return rows;
}
