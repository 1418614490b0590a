import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../domain/oddValues';
import { type CrosswalkRow, readCrosswalk } from '../../playerFiles/crosswalk';
import { decodeFile } from '../../playerFiles/decodeFile';
import { PlayerFileError, readHeader } from '../../playerFiles/table';

/** The kind of a file in the import folder, by its columns; the default is a FantasyPros ranking. */
export type FileKind = 'crosswalk' | 'combine' | 'draftBuzz' | 'consensus' | 'fantasyPros';

/** A CSV file of the import folder. */
export interface ImportFile {
  name: string;
  kind: FileKind;
  text: string;
  sha256: string;
  /** The year in the file's name; null when there is none. */
  season: number | null;
}

function kindOf(text: string): FileKind {
  try {
    const has = readHeader(text);
    if (has('mfl_id') && has('sleeper_id')) return 'crosswalk';
    if (has('pos') && has('ht') && has('forty')) return 'combine';
    if (has('position') && has('rank', 'buzz_overall_rank')) return 'draftBuzz';
    return has('page_type') ? 'consensus' : 'fantasyPros';
  } catch {
    return 'fantasyPros'; // its reader reports what is wrong
  }
}

/** A file by its name and content. */
export const toImportFile = (name: string, text: string): ImportFile => ({
  ...{ name, text, kind: kindOf(text) },
  sha256: createHash('sha256').update(text).digest('hex'),
  season: Number(/(?<!\d)(20\d\d)(?!\d)/.exec(name)?.[1] ?? 0) || null,
});

/**
 * The CSV files of a folder and the folders in it, newest first.
 * @throws PlayerFileError if the folder does not exist
 */
export async function readImportFolder(folder: string): Promise<ImportFile[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new PlayerFileError(`There is no folder ${folder}: make it, or set IMPORT_DIR, and put the CSV files into it.`);
  });
  const files = await Promise.all(
    names
      .filter((name) => /\.[ct]sv$/i.test(name))
      .map(async (name) => ({ name, modified: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.modified - a.modified || (a.name < b.name ? 1 : -1));
  return Promise.all(files.map(async ({ name }) => toImportFile(name, decodeFile(await readFile(join(folder, name))))));
}

/** Reads a file; `report` gets what is left out of it, and `read` the name, too. @throws PlayerFileError that begins with the file's name */
export function readAs<Content>(
  file: ImportFile,
  read: (text: string, report: Report, name: string) => Content,
  report: Report = () => undefined,
): Content {
  try {
    return read(file.text, (message) => report(`${message} (${file.name})`), file.name);
  } catch (error) {
    throw new PlayerFileError(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The rows of the folder's newest crosswalk; empty without one or without the folder. */
export async function readNewestCrosswalk(folder: string, report: Report): Promise<CrosswalkRow[]> {
  const files = await readImportFolder(folder).catch((error: unknown) => {
    if (error instanceof PlayerFileError) return [];
    throw error;
  });
  const file = files.find(({ kind }) => kind === 'crosswalk');
  return file ? readAs(file, readCrosswalk, report) : [];
}
