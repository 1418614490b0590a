import type { Database } from '../../db';
import { draftTransfers, withLastTrades } from '../../hosts/draftTransfers';
import type { HostDraft, HostPickTrade } from '../../hosts/hostRows';
import { type DraftState, numberDrafts } from '../../domain/seasonDrafts';
import { countDraft, type DraftKey, selectDraftSlots, syncDraft } from '../../db/queries/drafts/draftPicks';
import { placeEnteredPicks } from '../../db/queries/drafts/enteredPicks';
import { renumberDraft, selectSeasonDrafts, selectStoredDrafts, syncLeagueDrafts } from '../../db/queries/drafts/leagueDrafts';
import { selectSeasonTeams } from '../../db/queries/seasons/standings';
import { selectTeams } from '../../db/queries/teams/teams';
import type { ReadDraft, ReadDrafts } from './readDrafts';
import { guardOf } from '../drops';
import { ofTeams } from '../teams/goneTeams';
import { fitToTeams, inBetterOrder } from './plannedDraft';
import type { HostedLeague } from '../hostedLeague';
import { type Numbered, writeTransfers } from './pickTransfers';
import { type ImportResult, total } from '../result';
import { identify } from '../players/unknownPlayers';

const isSamePick = (a: Numbered, b: Numbered) => a.round === b.round && a.pick === b.pick;

/** A draft without the picks, trades and former ownerships of teams that no longer exist. */
function ofPresentTeams({ picks, trades, lastTrades }: ReadDraft, teams: ReadonlySet<string>) {
  const isHere = (id: string) => !teams.size || teams.has(id);
  const teamsOf = ({ originalTeamId, fromTeamId, toTeamId }: HostPickTrade) => [originalTeamId, fromTeamId, toTeamId];
  const traded = ofTeams(trades, teams, teamsOf);
  const last = ofTeams(lastTrades ?? [], teams, teamsOf);
  const held = ofTeams(picks, teams, ({ teamId }) => [teamId]);
  const former = ofTeams(picks, teams, ({ formerTeamIds }) => formerTeamIds ?? []);
  return {
    picks: held.rows.map((pick) => ({ ...pick, formerTeamIds: pick.formerTeamIds?.filter(isHere) ?? null })),
    trades: withLastTrades(traded.rows, last.rows),
    unmatched: [...new Set([...held.unmatched, ...former.unmatched, ...traded.unmatched, ...last.unmatched])],
  };
}

/** @throws ImportError when most picks, most made picks, or most of their trades, would be removed */
async function writeDraft(
  tx: Database,
  hosted: HostedLeague,
  key: DraftKey,
  draft: ReadDraft,
  { isWhole }: { isWhole: boolean },
): Promise<ImportResult> {
  const { league, adapter, source } = hosted;
  const guard = guardOf(hosted, source);
  // Teams that have left the league are in the standings of their seasons.
  const past = source.season < league.season ? await selectSeasonTeams(tx, league.id, source.season) : [];
  const teams = new Set([...(await selectTeams(tx, league.id)).map(({ id }) => id), ...past]);
  const { picks: present, trades, unmatched: gone } = ofPresentTeams(draft, teams);
  const stored = await countDraft(tx, key);
  const { picks, isStored } = inBetterOrder(present, await selectDraftSlots(tx, key));
  const read = new Map(picks.map((pick) => [`${pick.round}.${pick.pick}`, pick]));
  const { slots, transfers } = draftTransfers(picks, trades);
  const made = slots.flatMap(({ playerId, ...slot }) => (playerId === null ? [] : [{ ...slot, playerId }]));
  const { rows: picked, unmatched } = await identify(tx, adapter.name, made);
  const open = slots.filter(({ playerId }) => playerId === null);
  const rows = [...picked, ...open].map((slot) => {
    const { amount = null, isKeeper = null, isGuess = false } = read.get(`${slot.round}.${slot.pick}`)!;
    return { ...slot, ...key, amount, isKeeper, isGuess };
  });
  const hasOpen = adapter.capabilities.openPicks || open.length > 0;
  // If the host does not list open picks, the rounds follow from the draft's settings until the draft.
  const isComputed = !league.hasDrafted && !adapter.capabilities.openPicks;
  const check = (before: number, after: number) => isComputed || guard('draft', before, after, { what: 'picks' });
  // Stored picks stay if some were left out, or, before the draft, if the host lists no open picks or has not set their order.
  const keepOthers = draft.isPartial || isStored || (!league.hasDrafted && !hasOpen);
  if ((league.hasDrafted || draft.draft.isOver) && !draft.isPartial)
    guard('draft', stored.made, picked.length, { what: 'picks with a player' });
  const written = await syncDraft(tx, key, rows, { check, keepOthers });
  if (draft.draft.isMain) await placeEnteredPicks(tx, key);
  return total(
    { ...written, unmatched: [...gone, ...unmatched] },
    await writeTransfers(tx, key, transfers, {
      guard,
      isOf: (pick) => !keepOthers || rows.some((row) => isSamePick(row, pick)),
      isWhole,
      isSilent: !draft.isPartial && draft.lastTrades?.length === 0,
      isPartial: draft.isPartial,
    }),
  );
}

/** Checks a draft without picks, which is valid until the league has drafted. @throws ImportError when picks are stored then */
async function checkEmptyDraft(tx: Database, hosted: HostedLeague, key: DraftKey): Promise<void> {
  const { league, source } = hosted;
  if (league.hasDrafted) guardOf(hosted, source)('draft', (await countDraft(tx, key)).picks, 0, { what: 'picks' });
}

/** How far a draft is. A host that lists open picks may leave some open for ever in a league that has drafted. */
function stateOf({ league, adapter }: HostedLeague, draft: HostDraft | undefined): DraftState {
  const isStale = league.hasDrafted && adapter.capabilities.openPicks;
  const { isRunning = false, isPaused = false, startsAt = null, nextPick = null } = draft ?? {};
  return { isRunning: isRunning && !isStale, isPaused: isPaused && !isStale, startsAt, nextPick };
}

/**
 * Numbers the drafts that the host lists.
 * @returns their numbers by the host's ids, the open drafts that it no longer lists, and whether one changed
 */
async function writeNumbers(tx: Database, hosted: HostedLeague, listed: HostDraft[]) {
  const { league, adapter, source } = hosted;
  const { season } = source;
  const stored = await selectStoredDrafts(tx, league.id, season);
  const drafts = numberDrafts(stored, listed);
  const numbers = new Map(drafts.map(({ externalId, number }) => [externalId, number]));
  const main = numbers.get(listed.find(({ isMain }) => isMain)?.externalId ?? '') ?? 1;
  // Picks stored before the host listed a draft belong to the main draft.
  if (!stored.length && main !== 1) await renumberDraft(tx, { leagueId: league.id, season, draft: 1 }, main);
  const listedAs = (id: string) => listed.find(({ externalId }) => externalId === id);
  const states = drafts.map((draft) => {
    const asListed = listedAs(draft.externalId);
    const isMain = adapter.capabilities.mainDraft && asListed?.isMain === true;
    return { ...draft, isMain, ...stateOf(hosted, asListed) };
  });
  const { rows: changed } = await syncLeagueDrafts(tx, league.id, season, states);
  const gone = drafts.filter(({ externalId, isOver }) => !isOver && !listed.some((draft) => draft.externalId === externalId));
  return { numbers, gone, changed };
}

/**
 * Writes a season's drafts. One that the host no longer lists stays. `isChanged` also if only the state of a draft changed.
 * @throws ImportError when most picks of a draft, most made picks, or most of their trades, would be removed
 */
export async function writeDrafts(
  tx: Database,
  hosted: HostedLeague,
  drafts: ReadDrafts,
): Promise<ImportResult & { isChanged: boolean }> {
  const { league, source } = hosted;
  const keyOf = (draft: number): DraftKey => ({ leagueId: league.id, season: source.season, draft });
  const { listed, read, isWhole, refused } = drafts;
  const isOrdered = read.some(({ picks }) => picks.some(({ isGuess }) => !isGuess));
  const fitted = league.hasDrafted || isOrdered ? 0 : await fitToTeams(tx, keyOf(1));
  if (!listed.length) {
    for (const { number } of await selectSeasonDrafts(tx, league.id, source.season))
      await checkEmptyDraft(tx, hosted, keyOf(number));
    return { ...total({ rows: fitted, skipped: 0 }), isChanged: fitted > 0 };
  }
  const { numbers, gone, changed } = await writeNumbers(tx, hosted, listed);
  const results: ImportResult[] = [];
  for (const each of read) {
    const key = keyOf(numbers.get(each.draft.externalId)!);
    if (each.picks.length) results.push(await writeDraft(tx, hosted, key, each, { isWhole }));
    else await checkEmptyDraft(tx, hosted, key);
  }
  const unlisted = gone.map(({ number }) => `season ${source.season}: draft ${number} is no longer listed by the host`);
  const outcome = total(...results, { rows: fitted, skipped: 0, unmatched: [...refused, ...unlisted] });
  return { ...outcome, isChanged: outcome.rows + changed > 0 };
}
