import type { Database } from '../db';
import { type HostPickTransfer, draftTransfers, withLastTrades } from '../hosts/draftTransfers';
import type { HostDraftPick, HostPickTrade } from '../hosts/port';
import { countDraft, syncDraft } from '../db/queries/draftPicks';
import { setLeague } from '../db/queries/leagues';
import { replaceHostTransfers, selectPickTransfers } from '../db/queries/pickTrades';
import { selectTeams } from '../db/queries/teams';
import { type Guard, guardOf } from './drops';
import { ofTeams } from './goneTeams';
import { type HostedLeague, readSeasons, seasonsOf } from './hostedLeague';
import type { RowCount } from '../db/syncRows';
import { type ImportResult, type ImportWrite, total } from './result';
import { datedPickTrades, type NewTransactions, readTransactions, writeTransactions } from './transactions';
import { identify } from './unknownPlayers';

/** How many seasons before a draft its picks can be traded. */
const seasonsAhead = 3;

/**
 * A season's draft as read from the host, with the trades of its picks, oldest first; `lastTrades` are the last ones of each pick where the
 * host tells them apart. `refused` are seasons without their trades.
 */
export interface HostDraft {
  picks: HostDraftPick[];
  trades: HostPickTrade[];
  lastTrades: HostPickTrade[];
  refused: string[];
}

/** Reads the trades of a season's picks, oldest first: from the host's trades of it and of the seasons before, or from its transactions. */
async function readPickTrades(
  db: Database,
  hosted: HostedLeague,
  transactions: NewTransactions,
): Promise<Omit<HostDraft, 'picks'>> {
  const { league, provider, source } = hosted;
  const { season: draftSeason } = source;
  if (!provider.capabilities.datedTrades) {
    const lastTrades = (await provider.pickTrades(source)).filter(({ season }) => season === draftSeason);
    return { trades: await datedPickTrades(db, league.id, draftSeason, transactions), lastTrades, refused: [] };
  }
  const history = await seasonsOf(hosted);
  const { seasons, refused } = await readSeasons(history.sources.slice(0, seasonsAhead + 1), source, (each) =>
    provider.pickTrades(each),
  );
  const [own = [], ...earlier] = seasons;
  const dated = earlier.toReversed().flatMap((trades) => trades.filter(({ date }) => date !== null));
  const trades = [...dated, ...own].filter(({ season }) => season === draftSeason);
  return { trades, lastTrades: [], refused: [...history.refused, ...refused] };
}

/** Reads a draft with the trades of its picks. */
export async function readDraft(db: Database, hosted: HostedLeague, transactions: NewTransactions): Promise<HostDraft> {
  const picks = await hosted.provider.draft(hosted.source);
  return { picks, ...(await readPickTrades(db, hosted, transactions)) };
}

interface Numbered {
  round: number;
  pick: number;
}
const isSamePick = (a: Numbered, b: Numbered) => a.round === b.round && a.pick === b.pick;

/**
 * Writes the host's pick trades. One that people have entered is not written again; a date that is no longer known stays.
 * @param options `isWhole` when the trades of all seasons could be read; `isSilent` when the host lists no traded pick, which it does for ever; `isOf` tells the picks that the draft lists, the trades of the others
 * stay
 */
async function writeTransfers(
  tx: Database,
  leagueId: string,
  season: number,
  transfers: HostPickTransfer[],
  { guard, isWhole, isSilent, isOf }: { guard: Guard; isWhole: boolean; isSilent: boolean; isOf: (pick: Numbered) => boolean },
): Promise<RowCount> {
  const textOf = ({ round, pick, date, fromTeamId, toTeamId }: HostPickTransfer) =>
    JSON.stringify([round, pick, date, fromTeamId, toTeamId]);
  const handsOf = (transfer: HostPickTransfer) => textOf({ ...transfer, date: null });
  const stored = await selectPickTransfers(tx, leagueId, season);
  const entered = new Set(stored.filter(({ source }) => source === 'manual').map(handsOf));
  const ofHost = stored.filter(({ source }) => source === 'host');
  const before = ofHost.map(textOf);
  const dates = new Map(ofHost.map((transfer) => [handsOf(transfer), transfer.date]));
  const others = ofHost.filter((transfer) => !isOf(transfer));
  const listed = transfers
    .filter((transfer) => !entered.has(handsOf(transfer)))
    .map((transfer) => ({ ...transfer, date: transfer.date ?? dates.get(handsOf(transfer)) ?? null }));
  const dated = (list: { date: string | null }[]) => list.filter(({ date }) => date !== null).length;
  const after = [...others, ...listed];
  if (isWhole) guard('pickTrades', dated(ofHost), dated([...others, ...transfers]), { what: 'traded picks with a date' });
  guard('pickTrades', before.length, isSilent ? 0 : after.length, { what: 'traded picks' });
  if (JSON.stringify(before) === JSON.stringify(after.map(textOf))) return { rows: 0, skipped: after.length };
  await replaceHostTransfers(tx, leagueId, season, after);
  return { rows: after.length + before.filter((transfer) => !after.map(textOf).includes(transfer)).length, skipped: 0 };
}

/** A draft without what it says of teams that are gone: their picks, the trades with them, and that they have had a pick. */
function ofPresentTeams({ picks, trades, lastTrades }: HostDraft, teams: ReadonlySet<string>) {
  const isHere = (id: string) => !teams.size || teams.has(id);
  const teamsOf = ({ originalTeamId, fromTeamId, toTeamId }: HostPickTrade) => [originalTeamId, fromTeamId, toTeamId];
  const traded = ofTeams(trades, teams, teamsOf);
  const last = ofTeams(lastTrades, teams, teamsOf);
  const held = ofTeams(picks, teams, ({ teamId }) => [teamId]);
  const former = ofTeams(picks, teams, ({ formerTeamIds }) => formerTeamIds ?? []);
  return {
    picks: held.rows.map((pick) => ({ ...pick, formerTeamIds: pick.formerTeamIds?.filter(isHere) ?? null })),
    trades: withLastTrades(traded.rows, last.rows),
    unmatched: [...new Set([...held.unmatched, ...former.unmatched, ...traded.unmatched, ...last.unmatched])],
  };
}

/**
 * Writes a season's draft.
 * @throws ImportError when most picks, or most trades of them, would go
 */
export async function writeDraft(tx: Database, hosted: HostedLeague, draft: HostDraft): Promise<ImportResult> {
  const { league, provider, source } = hosted;
  const { season } = source;
  const guard = guardOf(hosted, source);
  const {
    picks,
    trades,
    unmatched: gone,
  } = ofPresentTeams(draft, new Set((await selectTeams(tx, league.id)).map(({ id }) => id)));
  const { slots, transfers } = draftTransfers(picks, trades);
  const made = slots.flatMap(({ playerId, ...slot }) => (playerId === null ? [] : [{ ...slot, playerId }]));
  const { rows: picked, unmatched } = await identify(tx, provider.name, made);
  const open = slots.filter(({ playerId }) => playerId === null);
  const rows = [...picked, ...open].map((slot) => ({ ...slot, leagueId: league.id, season }));
  const check = (before: number, after: number) => guard('draft', before, after, { what: 'picks' });
  // Until the draft is over, a host that lists made picks only has not the order that is stored.
  const keepOthers = !league.hasDrafted && !provider.capabilities.openPicks;
  return total(
    {
      ...(await syncDraft(tx, league.id, season, rows, { check, keepOthers })),
      unmatched: [...gone, ...unmatched, ...draft.refused],
    },
    await writeTransfers(tx, league.id, season, transfers, {
      guard,
      isOf: (pick) => !keepOthers || rows.some((row) => isSamePick(row, pick)),
      isWhole: !draft.refused.length,
      isSilent: !provider.capabilities.datedTrades && !draft.lastTrades.length,
    }),
  );
}

/** Checks a draft without picks, which is right until the league has drafted. @throws ImportError when picks are stored then */
export async function checkEmptyDraft(db: Database, hosted: HostedLeague, { refused }: HostDraft): Promise<ImportResult> {
  const { league, source } = hosted;
  if (league.hasDrafted) guardOf(hosted, source)('draft', await countDraft(db, league.id, source.season), 0, { what: 'picks' });
  return { ...total(), unmatched: refused };
}

/** The order of the season's draft, the players picked, and the trades of its picks. */
export async function populateDraftOrder(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const transactions = await readTransactions(db, hosted);
  const draft = await readDraft(db, hosted, transactions);
  return async (tx) => {
    const traded = await writeTransactions(tx, hosted, transactions);
    if (!draft.picks.length) {
      const note = `The host has no draft order for ${hosted.source.season} yet.`;
      return { ...total(traded, await checkEmptyDraft(tx, hosted, draft)), note };
    }
    const outcome = total(traded, await writeDraft(tx, hosted, draft));
    await setLeague(tx, hosted.league.id, { lastDraftOrderRefresh: new Date().toISOString() });
    return outcome;
  };
}
