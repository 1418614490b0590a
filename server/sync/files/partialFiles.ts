/** Files with a part of the players: they never take the place of a whole ranking unless a person confirms it. */
import type { Database } from '../../db';
import { type RankingKind, selectShownPlayers } from '../../db/queries/players/rankings';
import type { Report } from '../../domain/oddValues';
import type { FantasyProsFile } from '../../playerFiles/fantasyPros';
import { isRankedByPosition, partOf } from '../../playerFiles/partOf';
import type { ImportFile } from './importFolder';
import { ImportError, type ImportResult } from '../result';

/** A file that was refused because it has a part of what it would replace; the message names it. */
export class PartialFileError extends ImportError {
  override name = 'PartialFileError';
}

/** Gets a sentence about a file with fewer than half of the players whose figures it would replace; throws unless that is confirmed. */
export type OnFewer = (message: string) => void;

/** Refuses such a file of the import folder. */
export const refuseFewer: OnFewer = (message) => {
  throw new PartialFileError(`${message}. It was not loaded: if it is right, load it on the admin page.`);
};

const periods: Partial<Record<FantasyProsFile['view'], string>> = {
  week: ' for one week',
  restOfSeason: ' for the rest of the season',
};

/**
 * Checks that a ranking is one of all positions for the whole season.
 * @param positions the positions of its players, as far as they are known
 * @throws PartialFileError that names what it is
 */
export function requireWhole({ name, view, rows }: FantasyProsFile & { name: string }, positions: readonly string[]): void {
  const part = partOf(positions, name);
  const byPosition = isRankedByPosition(rows.map(({ rank }) => rank)) ? ' of each position by itself' : '';
  const scope = `${part ? ` of ${part} only` : byPosition}${periods[view] ?? ''}`;
  if (!scope) return;
  throw new PartialFileError(`${name}: This is a ranking${scope}. Only a ranking of all players for the whole season is loaded.`);
}

const figures: Record<RankingKind, string> = { nflRank: 'a rank', adp: 'an ADP' };

/**
 * The sentence about a file with fewer than half of the players whose figures it replaces; null if it has more.
 * @param stored the players with figures
 * @param words what the players are, and what happens to those whom the file lacks
 */
export function fewerOf(name: string, given: readonly string[], stored: readonly string[], words: [what: string, loss: string]) {
  const players = new Set(given);
  const covered = stored.filter((id) => players.has(id)).length;
  if (covered * 2 >= stored.length) return null;
  const [what, loss] = words;
  const others = stored.length - covered === 1 ? 'the other one' : `the other ${stored.length - covered}`;
  return `${name} has only ${covered} of the ${stored.length} ${what}: ${others} would ${loss}`;
}

const idsOf = (players: readonly { playerId: string }[]) => players.map(({ playerId }) => playerId);

/** The same for the ranks or the ADP that pages show in a season, which may be those of an earlier season. */
export async function fewerRanked(
  tx: Database,
  kind: RankingKind,
  season: number,
  { name, players }: { name: string; players: readonly { playerId: string }[] },
): Promise<string | null> {
  const shown = await selectShownPlayers(tx, kind, season);
  return fewerOf(name, idsOf(players), idsOf(shown), [`players with ${figures[kind]} in ${shown[0]?.season}`, 'have none']);
}

/** The refused files that an error names. */
const mostNamed = 5;

/**
 * Writes the first of several files that is whole; `report` gets those before it. Null without one.
 * @param write returns null for a file of another kind, which is left out
 * @throws PartialFileError that names the refused files when none is whole, or there is nothing to do for the first that is
 */
export async function writeFirstWhole(
  tx: Database,
  files: readonly ImportFile[],
  write: (tx: Database, file: ImportFile) => Promise<ImportResult | null>,
  report: Report,
): Promise<ImportResult | null> {
  const refused: string[] = [];
  for (const file of files) {
    try {
      const result = await tx.transaction((own) => write(own, file));
      if (!result) continue;
      if (result.note !== undefined && refused.length) break;
      refused.forEach((message) => report(message.replace(/\.$/, '')));
      return result;
    } catch (error) {
      if (!(error instanceof PartialFileError)) throw error;
      refused.push(error.message);
    }
  }
  const more = refused.length - mostNamed;
  const named = [...refused.slice(0, mostNamed), ...(more > 0 ? [`${more} more files were not loaded.`] : [])];
  if (refused.length) throw new PartialFileError(named.join('\n'));
  return null;
}
