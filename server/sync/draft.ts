import type { Database } from '../db';
import { type HostPickTransfer, draftTransfers } from '../hosts/draftTransfers';
import type { HostDraftPick, HostPickTrade, Provider, Source } from '../hosts/port';
import { syncDraft } from '../db/queries/draftPicks';
import { playerIdsOf } from '../db/queries/knownPlayers';
import { setLeague } from '../db/queries/leagues';
import { replaceHostTransfers, selectPickTransfers } from '../db/queries/pickTrades';
import { type HostedLeague, readSeasons } from './hostedLeague';
import type { RowCount } from '../db/syncRows';
import { skippedImport, type ImportResult, type ImportWrite, total } from './result';

/** How many seasons before a draft its picks can be traded. */
const seasonsAhead = 3;

/** A season's draft as read from the host, with the trades of its picks, oldest first. */
export interface HostDraft {
  picks: HostDraftPick[];
  trades: HostPickTrade[];
}

/** Reads a draft. A trade without a date is part of the current state, so only dated trades of earlier seasons count. */
export async function readDraft(provider: Provider, source: Source): Promise<HostDraft> {
  const picks = await provider.draft(source);
  const sources = (await provider.history(source)).slice(0, seasonsAhead + 1);
  const { seasons } = await readSeasons(sources, source, (each) => provider.pickTrades(each));
  const [own = [], ...earlier] = seasons;
  const dated = earlier.toReversed().flatMap((trades) => trades.filter(({ date }) => date !== null));
  return { picks, trades: [...dated, ...own].filter(({ season }) => season === source.season) };
}

/** Writes the host's pick trades. One that people have entered is not written again. */
async function writeTransfers(tx: Database, leagueId: string, season: number, transfers: HostPickTransfer[]): Promise<RowCount> {
  const textOf = ({ round, pick, date, fromTeamId, toTeamId }: HostPickTransfer) =>
    JSON.stringify([round, pick, date, fromTeamId, toTeamId]);
  const handsOf = (transfer: HostPickTransfer) => textOf({ ...transfer, date: null });
  const stored = await selectPickTransfers(tx, leagueId, season);
  const entered = new Set(stored.filter(({ source }) => source === 'manual').map(handsOf));
  const before = stored.filter(({ source }) => source === 'host').map(textOf);
  const after = transfers.filter((transfer) => !entered.has(handsOf(transfer)));
  if (JSON.stringify(before) === JSON.stringify(after.map(textOf))) return { rows: 0, skipped: after.length };
  await replaceHostTransfers(tx, leagueId, season, after);
  return { rows: after.length + before.filter((transfer) => !after.map(textOf).includes(transfer)).length, skipped: 0 };
}

/** Writes a season's draft. A pick of an unknown player has no player. */
export async function writeDraft(
  tx: Database,
  { league, provider, source }: HostedLeague,
  draft: HostDraft,
): Promise<ImportResult> {
  const { season } = source;
  const ids = await playerIdsOf(tx, provider.name);
  const { slots, transfers } = draftTransfers(draft.picks, draft.trades);
  const unmatched = slots.flatMap(({ playerId }) =>
    playerId && !ids.has(playerId) ? [`${provider.name} player ${playerId}`] : [],
  );
  const rows = slots.map((slot) => ({
    ...slot,
    leagueId: league.id,
    season,
    playerId: slot.playerId === null ? null : (ids.get(slot.playerId) ?? null),
  }));
  return total(
    { ...(await syncDraft(tx, league.id, season, rows)), unmatched },
    await writeTransfers(tx, league.id, season, transfers),
  );
}

/** The order of the season's draft, the players picked, and the trades of its picks. */
export async function populateDraftOrder(hosted: HostedLeague): Promise<ImportWrite> {
  const draft = await readDraft(hosted.provider, hosted.source);
  return async (tx) => {
    if (!draft.picks.length) return skippedImport(`The host has no draft order for ${hosted.source.season} yet.`);
    const outcome = await writeDraft(tx, hosted, draft);
    await setLeague(tx, hosted.league.id, { lastDraftOrderRefresh: new Date().toISOString() });
    return outcome;
  };
}
