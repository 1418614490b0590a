import type { SeasonScoreRow } from '../../entities/scores';
import { sortRows } from '../../grid/sorting';
import { saveCsv } from '../../browser/saveCsv';

/** Saves a year's team scores, highest total first, with every field of the response. */
export function saveTeamScores(year: string, leagueName: string, rows: readonly SeasonScoreRow[]): void {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row) as (keyof SeasonScoreRow)[]))].filter(
    (field) => field !== 'key',
  );
  saveCsv(
    `${year}_TeamScores_${leagueName.replace(/\s+/g, '')}`,
    sortRows(rows, (row) => row.teamScoreIncBenchAndRes, 'desc'),
    fields.map((field) => ({ header: field, value: (row) => row[field] })),
  );
}
