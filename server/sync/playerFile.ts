/** A ranking or rookies file that an admin uploads, read by the parsers of the import folder. */
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { findRankingSource } from '../db/queries/rankings';
import { selectFigures } from '../db/queries/playerFigures';
import { findCurrentSeason } from '../db/queries/sources';
import { InvalidInputError } from '../domain/errors';
import type { Report } from '../domain/oddValues';
import { type FantasyProsFile, readFantasyPros } from '../playerFiles/fantasyPros';
import { PlayerFileError } from '../playerFiles/table';
import { readAs, toImportFile } from './importFolder';
import { rankingWrite } from './rankingFiles';
import { ImportError, type ImportWrite, reportingPlayers } from './result';
import { readClasses, readMeasures } from './rookieClasses';
import type { MaintenanceCall } from './runner';
import { isPlayer } from './unmatchedNames';

type Upload = components['schemas']['PlayerFile'];
type Preview = components['schemas']['PlayerFilePreview'];

/** A file with its content: what it is, the seasons and the number of its rows. */
interface ReadPlayerFile {
  title: string;
  seasons: number[];
  rows: number;
  write: ImportWrite;
}

const titles: Record<FantasyProsFile['view'], string> = {
  draft: 'Draft ranking of FantasyPros',
  dynasty: 'Dynasty ranking of FantasyPros',
  rookies: 'Rookie ranking of FantasyPros',
  adp: 'ADP of FantasyPros',
  projections: 'Ranking with projections of FantasyPros',
};

/** The season of a file: as chosen, else in its name, else the newest of all leagues. */
const seasonOf = async (db: Database, { name, season, text }: Upload) =>
  season ?? toImportFile(name, text).season ?? (await findCurrentSeason(db));

/** Reads a file. @throws PlayerFileError that names the column and the rule; also for a crosswalk */
async function readFile(db: Database, upload: Upload, report: Report): Promise<ReadPlayerFile> {
  const season = await seasonOf(db, upload);
  const file = { ...toImportFile(upload.name, upload.text), season };
  if (file.kind === 'crosswalk' || file.kind === 'consensus')
    throw new PlayerFileError(
      `${file.name}: This is a ${file.kind} file, which is read from the import folder. Choose a ranking or a rookies file`,
    );
  if (file.kind === 'combine') return { title: 'Combine results', ...readMeasures(file, season, report) };
  const view = file.kind === 'fantasyPros' ? readAs(file, readFantasyPros).view : null;
  if (view === null || view === 'rookies') {
    const title = view === null ? 'Draft Buzz board' : titles.rookies;
    return { title, ...readClasses([file], [], season, report) };
  }
  const { rows } = readAs(file, readFantasyPros, report);
  if (!rows.length) throw new PlayerFileError(`${file.name}: It has the columns, but no player`);
  const write = rankingWrite(file, season, () => undefined);
  return { title: titles[view], seasons: [season], rows: rows.length, write };
}

/** An error of the file as one of the field. */
function asInvalid(error: unknown): never {
  if (error instanceof PlayerFileError || error instanceof ImportError)
    throw new InvalidInputError([{ field: 'text', message: error.message.replace(/\.$/, '') }]);
  throw error;
}

/** Checks a file, and returns how it is written. @throws InvalidInputError that names the column and the rule */
export const readPlayerFile = (db: Database, upload: Upload, report: Report): Promise<ReadPlayerFile> =>
  readFile(db, upload, report).catch(asInvalid);

/** Where the figures of seasons come from, each in words: `ranks of 2026 by MyFantasyLeague`. */
async function sourcesOf(db: Database, seasons: number[]): Promise<Set<string>> {
  const sources = new Set<string>();
  for (const season of seasons)
    for (const [kind, words] of [['nflRank', 'ranks'] as const, ['adp', 'ADP'] as const]) {
      const source = await findRankingSource(db, kind, season);
      if (source) sources.add(`${words} of ${season} by ${source.name}`);
    }
  return sources;
}

/** The changes that a preview lists. */
const shown = 200;

/** Ends a transaction that is not to be committed. */
class Undo extends Error {
  override name = 'Undo';
}

/** Writes a file, and compares the stored figures before and after. */
async function compare(tx: Database, file: ReadPlayerFile, messages: string[]): Promise<Preview> {
  const [before, sources] = [await selectFigures(tx, file.seasons), await sourcesOf(tx, file.seasons)];
  const result = await file.write(tx);
  const [after, newSources] = [await selectFigures(tx, file.seasons), await sourcesOf(tx, file.seasons)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const placeOf = (key: string) => after.get(key)?.place ?? Infinity;
  const changed = keys
    .filter((key) => before.get(key)?.text !== after.get(key)?.text)
    .sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
  const unmatched = result.unmatched.filter(isPlayer);
  const others = result.unmatched.filter((name) => !isPlayer(name)).map((name) => name.replace(/^players: /, ''));
  return {
    ...{ title: file.title, seasons: file.seasons, rows: file.rows, matched: file.rows - unmatched.length, unmatched },
    messages: [...messages, ...others],
    replaces: [...sources].filter((source) => !newSources.has(source)),
    changed: changed.length,
    changes: changed.slice(0, shown).map((key) => ({
      name: (after.get(key) ?? before.get(key))!.name,
      before: before.get(key)?.text ?? null,
      after: after.get(key)?.text ?? null,
    })),
  };
}

/**
 * What loading a file would do: it is written in a transaction that is rolled back.
 * @throws InvalidInputError that names the column and the rule
 */
export async function previewPlayerFile(db: Database, upload: Upload): Promise<Preview> {
  const messages: string[] = [];
  const file = await readPlayerFile(db, upload, (message) => void messages.push(message));
  let preview: Preview | undefined;
  const write = async (tx: Database) => {
    preview = await compare(tx, file, messages);
    throw new Undo();
  };
  await db.transaction(write).catch((error: unknown) => (error instanceof Undo ? undefined : asInvalid(error)));
  return preview!;
}

/** The job that loads a file, which the page's list of runs has. @throws InvalidInputError that names the column and the rule */
export async function loadPlayerFile(db: Database, upload: Upload): Promise<MaintenanceCall> {
  await readPlayerFile(db, upload, () => undefined);
  const chosen = toImportFile(upload.name, upload.text).sha256;
  const read = () => reportingPlayers(async (report) => (await readPlayerFile(db, upload, report)).write);
  return { name: 'loadPlayerFile', chosen, read };
}
