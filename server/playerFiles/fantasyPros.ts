import { toNflTeam } from '../domain/nflTeamCodes';
import { kinds, toNumber } from '../domain/numberKinds';
import { toPosition } from '../domain/positions';
import type { OddValues, Report } from '../domain/oddValues';
import { PlayerFileError, type Row, type Table, readTable, requireColumns } from './table';

/** A player's row of a FantasyPros ranking; null if the view does not have it. `avg` is the average rank, or the ADP in an ADP file. */
export interface FantasyProsRow {
  rank: number;
  name: string;
  nflTeam: string | null;
  position: string | null;
  positionRank: number | null;
  bye: number | null;
  age: number | null;
  best: number | null;
  worst: number | null;
  avg: number | null;
  stdDev: number | null;
}

/**
 * A FantasyPros file. The columns identify the view; dynasty and rookies differ only in the tiers. A ranking of one week or of the rest of
 * the season is also known by its name.
 */
export interface FantasyProsFile {
  view: 'draft' | 'dynasty' | 'rookies' | 'adp' | 'projections' | 'week' | 'restOfSeason';
  rows: FantasyProsRow[];
}

const nameColumns = ['PLAYER NAME', 'Player', 'Player (Bye)'];
const rankColumns = ['RK', 'Rank'];

const weekColumns = ['OPP', 'OPPONENT', 'MATCHUP', 'START/SIT', 'PROJ. FPTS', 'WEEK', 'WK'];
const byeColumns = ['BYE WEEK', 'BYE', 'Player (Bye)'];

/** As in `FantasyPros_2026_Week_5_QB_Rankings.csv` and `FantasyPros_2026_Ros_ALL_Rankings.csv`. */
const namesWeek = /(?<![a-z])(?:week|wk)[ _-]?\d{1,2}(?!\d)/i;
const namesRestOfSeason = /(?<![a-z])(?:ros|rest[ _-]?of[ _-]?season)(?![a-z])/i;

/** A ranking of one week has no bye weeks and no ages, whatever the week in which one of the season was downloaded. */
function viewOf({ has }: Table, fileName: string): FantasyProsFile['view'] {
  if (has(...weekColumns) || (namesWeek.test(fileName) && !has(...byeColumns, 'AGE'))) return 'week';
  if (has('SOS PLAYOFFS') || namesRestOfSeason.test(fileName)) return 'restOfSeason';
  if (has('FANTASYPTS')) return 'projections';
  if (has('Rank')) return 'adp';
  if (!has('STD.DEV')) return 'draft';
  return has('TIERS') ? 'dynasty' : 'rookies';
}

/** `Jahmyr Gibbs   DET (6)`: name, team and bye in one; a free agent has the name alone. */
function splitPlayer(text: string) {
  const match = /^(.*?)\s+(?:([A-Z]{2,3})\s+)?\((\d+)\)$/.exec(text);
  return match
    ? { name: match[1] ?? text, team: match[2] ?? null, bye: match[3] ?? null }
    : { name: text, team: null, bye: null };
}

function toRow(row: Row, name: string, odd: OddValues): FantasyProsRow {
  const rank = row.number('rank', kinds.rank, ...rankColumns);
  if (rank === null) throw new PlayerFileError(`Line ${row.line}: RK (or Rank) of ${name} must be a number`);
  const player = splitPlayer(name);
  const [, letters, number] = /^([A-Za-z/]+)(\d*)$/.exec(row.text('POS') ?? '') ?? [];
  return {
    rank,
    name: player.name,
    nflTeam: toNflTeam(row.text('TEAM') ?? player.team),
    position: letters ? toPosition([letters]).position : null,
    positionRank: number ? Number(number) : null,
    bye:
      row.number('bye week', kinds.week, 'BYE WEEK', 'BYE') ??
      odd.known('bye week', toNumber(player.bye, kinds.week), player.bye, `in line ${row.line}`),
    age: row.number('age', kinds.age, 'AGE'),
    best: row.number('best rank', kinds.rank, 'BEST'),
    worst: row.number('worst rank', kinds.rank, 'WORST'),
    avg: row.number('average rank', kinds.averageRank, 'AVG.'),
    stdDev: row.number('standard deviation', kinds.averageRank, 'STD.DEV'),
  };
}

/**
 * Reads a FantasyPros download, in any of its views. Rows without a name, as at the start of a tier, are left out; implausible values are
 * null.
 * @param report gets the number of implausible values
 * @param fileName tells more about the view
 * @throws PlayerFileError when the name or the rank has no column, or a rank is not a number.
 */
export function readFantasyPros(csv: string, report: Report = () => undefined, fileName = ''): FantasyProsFile {
  const table = readTable(csv);
  requireColumns(table, 'FantasyPros', [nameColumns, rankColumns]);
  const rows = table.rows.flatMap((row) => {
    const name = row.text(...nameColumns);
    return name === null ? [] : [toRow(row, name, table.odd)];
  });
  table.odd.messages().forEach(report);
  return { view: viewOf(table, fileName), rows };
}
