import type { Database } from '../../db';
import { playerIdsOf, syncLinks, syncPlayers } from '../../db/queries/players/knownPlayers';
import { HostError } from '../../hosts/errors';
import { textOf } from '../../hosts/hostText';
import type { HostAdapter } from '../../hosts/port';
import type { HostPlayer } from '../../hosts/hostRows';
import { type ImportResult, type ImportWrite, total } from '../result';
import { ownIdOf } from './unknownPlayers';

/** Writes a league's custom players. A player that an alias links to another player stays linked. */
async function writeOwnPlayers(tx: Database, provider: string, players: HostPlayer[]): Promise<ImportResult> {
  const known = await playerIdsOf(tx, provider);
  const rows = players.flatMap(({ playerId: externalId, ...player }) => {
    const id = ownIdOf(provider, externalId);
    return (known.get(externalId) ?? id) === id ? [{ externalId, player: { id, ...player } }] : [];
  });
  const playerCount = await syncPlayers(
    tx,
    rows.map(({ player }) => player),
  );
  const links = rows.map(({ externalId, player }) => ({ provider, externalId, playerId: player.id }));
  return total(playerCount, await syncLinks(tx, provider, links));
}

/**
 * Reads a league, and the names of the custom players found; these are written first. Without the host's names the players stay under their
 * ids, and the reason is among the `unmatched`, as is what was left out of responses.
 */
export async function readOfLeague(adapter: HostAdapter, read: () => Promise<ImportWrite>): Promise<ImportWrite> {
  const write = await read();
  const refused: string[] = [];
  const players = await (adapter.ownPlayers?.() ?? Promise.resolve([])).catch((error: unknown): HostPlayer[] => {
    if (!(error instanceof HostError)) throw error;
    refused.push(`players: ${textOf(error)}`);
    return [];
  });
  refused.push(...(adapter.reports ?? []));
  if (!players.length && !refused.length) return write;
  return async (tx) => {
    const count = await writeOwnPlayers(tx, adapter.name, players);
    const { note, ...outcome } = await write(tx);
    return { ...total(count, outcome, { rows: 0, skipped: 0, unmatched: refused }), ...(note !== undefined && { note }) };
  };
}
