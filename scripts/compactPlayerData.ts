/**
 * Writes scripts/seed/data from a folder of public player files: `npx tsx scripts/compactPlayerData.ts <data folder>`.
 * scripts/seed/data/README.md lists the columns and sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SEASONS = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const WEEKS = Array.from({ length: 18 }, (_, index) => index + 1);
const CLASSES = { first: 2019, last: 2026 };
const ACTIVE_SINCE = 2023;
const POSITION: Record<string, string> = { QB: 'QB', RB: 'RB', WR: 'WR', TE: 'TE', PK: 'K' };
const ROOKIE_POSITIONS = ['QB', 'RB', 'WR', 'TE'];
const OUTPUT = join(import.meta.dirname, './seed/data');

type Row = Record<string, string>;

/** Rows of a CSV, as objects by column name. */
function readCsv(path: string): Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = splitLine(line);
    if (cells.length !== columns.length) throw new Error(`${path}: ${cells.length} cells instead of ${columns.length}: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const splitLine = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '');

function writeCsv(name: string, columns: string[], rows: (string | number | null | undefined)[][]): void {
  const lines = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const bad = lines.flat().find((cell) => /[",\r\n]/.test(cell));
  if (bad !== undefined) throw new Error(`${name}: a cell must not hold a quote, comma or line break: ${bad}`);
  writeFileSync(join(OUTPUT, name), [columns, ...lines].map((row) => row.join(',')).join('\n') + '\n');
  console.log(`${name}: ${rows.length} rows`);
}

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll('-', ' ')
    .replace(/ (jr|sr|ii|iii|iv|v)$/, '')
    .trim();

const feetAndInches = (inches: string): string => (inches ? `${Math.floor(Number(inches) / 12)}-${Number(inches) % 12}` : '');

/** Every code that a source uses for a team, to the product's code. LA and LAR are one team: LAR. */
function teamCodes(teams: Row[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const team of teams) {
    if (team.code === 'LA') continue;
    const sources = ['code', 'mfl_code', 'sleeper_code', 'nflverse_code', 'fantasypros_code'].map((column) => team[column] ?? '');
    for (const code of [...sources, ...(team.also_seen_as ?? '').split(' ')]) if (code) codes.set(code, team.code ?? '');
  }
  return codes;
}

/** Points of a week as "standard" or "standard+receptions"; every reception is half a point more in half, one in full PPR. */
function weekCell(row: Row): string {
  const standard = Math.round(Number(row.pts_std) * 100);
  const receptions = Math.round(Number(row.pts_ppr) - Number(row.pts_std));
  const half = Math.round(Number(row.pts_half_ppr) * 100);
  if (half !== standard + receptions * 50) throw new Error(`points do not follow from receptions: ${JSON.stringify(row)}`);
  return receptions ? `${standard / 100}+${receptions}` : `${standard / 100}`;
}

function readWeeks(folder: string, codes: Map<string, string>) {
  const weeks = new Map<string, Map<number, Map<number, string>>>();
  for (const season of SEASONS) {
    for (const row of readCsv(join(folder, `players/weekly_points/${season}.csv`))) {
      const id = row.position === 'DEF' ? (codes.get(row.sleeper_id ?? '') ?? '') : (row.sleeper_id ?? '');
      const seasons = weeks.get(id) ?? new Map<number, Map<number, string>>();
      const cells = seasons.get(season) ?? new Map<number, string>();
      cells.set(Number(row.week), weekCell(row));
      weeks.set(id, seasons.set(season, cells));
    }
  }
  return weeks;
}

/** Looks a row up by the first of several keys that is known. */
const lookUp = (index: Map<string, Row>, keys: string[]): Row | undefined => keys.map((key) => index.get(key)).find(Boolean);

function main(folder: string): void {
  const teams = readCsv(join(folder, 'nfl/teams.csv'));
  const codes = teamCodes(teams);
  const weeks = readWeeks(folder, codes);

  const picks = new Map<string, Row>();
  for (const pick of readCsv(join(folder, 'players/nfl_draft_picks_2019_2026.csv'))) {
    for (const key of [pick.gsis_id, pick.pfr_player_id, `${pick.season}/${pick.pick}`]) if (key) picks.set(key, pick);
  }
  const combine = new Map<string, Row>();
  for (const row of readCsv(join(folder, 'players/combine_2019_2025.csv'))) {
    if (row.pfr_id) combine.set(row.pfr_id, row);
    combine.set(`${row.season}/${nameKey(row.player_name ?? '')}/${row.pos}`, row);
  }

  const players = new Map<string, (string | number)[]>();
  for (const row of readCsv(join(folder, 'players/db_playerids.csv'))) {
    const id = row.sleeper_id ?? '';
    const position = POSITION[row.position ?? ''];
    if (!id || !position || players.has(id)) continue;
    const year = Number(row.draft_year);
    // The source keeps some retired players on their last team.
    const isActive = Math.max(year, ...(weeks.get(id)?.keys() ?? [])) >= ACTIVE_SINCE;
    const nflTeam = isActive ? (codes.get(row.team ?? '') ?? '') : '';
    const inClass = year >= CLASSES.first && year <= CLASSES.last;
    const pick = inClass ? lookUp(picks, [row.gsis_id ?? '', row.pfr_id ?? '', `${year}/${row.draft_ovr}`]) : undefined;
    const measured = inClass ? lookUp(combine, [row.pfr_id ?? '', `${year}/${nameKey(row.name ?? '')}/${position}`]) : undefined;
    const isRookie = inClass && ROOKIE_POSITIONS.includes(position) && (pick || measured);
    if (!weeks.has(id) && !isRookie && !(inClass && nflTeam)) continue;
    players.set(id, [
      id,
      row.name ?? '',
      position,
      nflTeam,
      row.birthdate ?? '',
      row.draft_year ?? '',
      pick?.pick ?? (inClass ? '' : (row.draft_ovr ?? '')),
      measured?.ht || feetAndInches(row.height ?? ''),
      measured?.wt || (row.weight ?? ''),
      measured?.forty ?? '',
    ]);
  }
  const unknown = [...weeks.keys()].filter((id) => !players.has(id) && !teams.some((team) => team.code === id));
  if (unknown.length > 0) throw new Error(`players with points but without a name: ${unknown.join(' ')}`);

  const byId = (a: (string | number)[], b: (string | number)[]) => Number(a[0]) - Number(b[0]);
  writeCsv(
    'players.csv',
    ['id', 'name', 'position', 'nflTeam', 'birthdate', 'draftYear', 'draftOverall', 'height', 'weightLbs', 'forty'],
    [...players.values()].sort(byId),
  );
  writeCsv(
    'weeklyPoints.csv',
    ['id', 'season', ...WEEKS.map(String)],
    [...weeks].flatMap(([id, seasons]) =>
      [...seasons].map(([season, cells]) => [id, season, ...WEEKS.map((week) => cells.get(week))]),
    ),
  );
  writeCsv(
    'teams.csv',
    ['code', 'name', 'nick', 'primary', 'secondary'],
    teams.map((team) => [team.code, team.name, team.nick, team.primary, team.secondary]),
  );
  const byes = readCsv(join(folder, 'nfl/bye_weeks_2019_2026.csv'));
  writeCsv(
    'byeWeeks.csv',
    ['season', 'nflTeam', 'week'],
    byes.map((bye) => [bye.season, bye.team, bye.bye_week]),
  );
}

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: npx tsx scripts/compactPlayerData.ts <data folder>');
  process.exit(1);
}
main(folder);
