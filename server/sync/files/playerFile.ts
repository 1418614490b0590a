/** A ranking or rookies file that an admin uploads, read by the parsers of the import folder. */
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { findRankingSource } from '../../db/queries/players/rankings';
import { selectFigures } from '../../db/queries/players/playerFigures';
import { findCurrentSeason } from '../../db/queries/leagues/sources';
import { InvalidInputError } from '../../domain/errors';
import type { Report } from '../../domain/oddValues';
import { type FantasyProsFile, readFantasyPros } from '../../playerFiles/fantasyPros';
import { PlayerFileError } from '../../playerFiles/table';
import { readAs, toImportFile } from './importFolder';
import { type OnFewer, PartialFileError } from './partialFiles';
import { rankingWrite } from './rankingFiles';
import { ImportError, type ImportResult, type ImportWrite, reportingPlayers, total } from '../result';
import { readClasses, readMeasures } from './rookieClasses';
import type { MaintenanceCall } from '../calls/runner';
import { isPlayer } from '../players/unmatchedNames';

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
  week: 'Ranking of one week of FantasyPros',
  restOfSeason: 'Ranking of the rest of the season of FantasyPros',
  adp: 'ADP of FantasyPros',
  projections: 'Ranking with projections of FantasyPros',
};

/** The season of a file: as chosen, else in its name, else the newest of all leagues. */
const seasonOf = async (db: Database, { name, season, text }: Upload) =>
  season ?? toImportFile(name, text).season ?? (await findCurrentSeason(db));

/**
 * Reads a file.
 * @param onFewer gets what a file of fewer than half of the players would take away
 * @throws PlayerFileError that names the column and the rule; also for a crosswalk
 */
async function readFile(db: Database, upload: Upload, onFewer: OnFewer, report: Report): Promise<ReadPlayerFile> {
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
    const { writeSeason, ...read } = readClasses([file], [], season, report);
    const write: ImportWrite = async (tx) => {
      const steps: ImportResult[] = [];
      for (const each of read.seasons) steps.push(await writeSeason(tx, each, onFewer));
      return total(...steps);
    };
    return { title, ...read, write };
  }
  const { rows } = readAs(file, readFantasyPros, report);
  if (!rows.length) throw new PlayerFileError(`${file.name}: It has the columns, but no player`);
  const write = rankingWrite(file, season, onFewer, () => undefined);
  return { title: titles[view], seasons: [season], rows: rows.length, write };
}

/** An error of the file as one of the field. */
function asInvalid(error: unknown): never {
  if (error instanceof PlayerFileError || error instanceof ImportError)
    throw new InvalidInputError([{ field: 'text', message: error.message.replace(/\.$/, '') }]);
  throw error;
}

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
async function compare(tx: Database, file: ReadPlayerFile, messages: string[]): Promise<Omit<Preview, 'question'>> {
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
 * @throws InvalidInputError that names the column and the rule, or what part of a ranking the file is
 */
export async function previewPlayerFile(db: Database, upload: Upload): Promise<Preview> {
  const messages: string[] = [];
  const questions = new Set<string>();
  const ask: OnFewer = (message) => void questions.add(message);
  const file = await readFile(db, upload, ask, (message) => void messages.push(message)).catch(asInvalid);
  let preview: Omit<Preview, 'question'> | undefined;
  const write = async (tx: Database) => {
    preview = await compare(tx, file, messages);
    throw new Undo();
  };
  await db.transaction(write).catch((error: unknown) => (error instanceof Undo ? undefined : asInvalid(error)));
  return { ...preview!, question: [...questions].join('. ') || null };
}

/** Refuses a file of fewer than half of the players, unless the upload confirms it. */
const onFewerOf =
  ({ acceptFewer = false }: Upload): OnFewer =>
  (message) => {
    if (!acceptFewer) throw new PartialFileError(`${message}. Nothing was changed.`);
  };

/**
 * The job that loads a file, which the page's list of runs has.
 * @throws InvalidInputError that names the column and the rule, what part of a ranking the file is, or what has to be confirmed
 */
export async function loadPlayerFile(db: Database, upload: Upload): Promise<MaintenanceCall> {
  const { question } = await previewPlayerFile(db, upload);
  if (question !== null && !upload.acceptFewer)
    throw new InvalidInputError([{ field: 'acceptFewer', message: `must be true to load this file. ${question}` }]);
  const chosen = toImportFile(upload.name, upload.text).sha256;
  const read = () => reportingPlayers(async (report) => (await readFile(db, upload, onFewerOf(upload), report)).write);
  return { name: 'loadPlayerFile', chosen, read };
}
