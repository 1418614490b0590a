import { keysOf } from '../../lib/keysOf';
import type { TeamYearScoreRow } from '../../entities/tables';
import { sortRows } from '../../grid/sorting';
import { saveCsv } from '../../browser/saveCsv';

/** Saves a year's team scores, highest total first, with every field of the response. */
export function saveTeamScores(year: string, leagueName: string, rows: readonly TeamYearScoreRow[]): void {
  const fields = [...new Set(rows.flatMap((row) => keysOf<keyof TeamYearScoreRow>(row)))].filter((field) => field !== 'key');
  saveCsv(
    `${year}_TeamScores_${leagueName.replace(/\s+/g, '')}`,
    sortRows(rows, (row) => row.teamScoreIncBenchAndRes, 'desc'),
    fields.map((field) => ({ header: field, value: (row) => row[field] })),
  );
}
