import type { Database } from '../db';
import type { HostAdapter, Source } from '../hosts/port';
import type { HostDraftPick, HostPickTrade, HostTeam } from '../hosts/hostRows';
import { draftTransfers, type HostPickTransfer, toPickTrades, withLastTrades } from '../hosts/draftTransfers';
import { draftSlots, orderAfter, type DraftType, type DraftSlot } from '../domain/draftPicks';
import { noRules } from '../domain/rules';
import { unplayedStandings } from '../domain/standings';
import { addDraft, selectDraftSlots } from '../db/queries/draftPicks';
import { selectSeasonDrafts } from '../db/queries/leagueDrafts';
import { type League, setLeague } from '../db/queries/leagues';
import { selectPlaces } from '../db/queries/standings';
import { addNewSeason, selectLeagueState } from '../db/queries/newSeasons';
import { replaceHostTransfers } from '../db/queries/pickTrades';
import { syncSources } from '../db/queries/sources';
import { selectTeams } from '../db/queries/teams';
import { findHostedLeague, type HostedLeague } from './hostedLeague';
import { lackingTeam } from './goneTeams';
import type { Hosts } from './hosts';
import { ImportError, skippedImport, type ImportWrite, total } from './result';
import { writeTeams } from './rosters';
import { readSeason, type HostSeason, writeSeason } from './seasons';
import { pickMovesOf, readTransactions } from './transactions';

/**
 * A host's data for a roll-over: the end of the league's season (`last`), the start of the `next`, and the picks of its main draft.
 * `lacking` are the ids of stored teams that are missing from the next season's teams but have rosters there. `refused` names them, and
 * seasons whose trades the host does not send.
 */
interface NextSeason {
  adapter: HostAdapter;
  source: Source;
  last: HostSeason;
  next: HostSeason;
  lacking: ReadonlySet<string>;
  picks: HostDraftPick[];
  trades: HostPickTrade[];
  refused: string[];
}

/** The trades of the next season's picks, oldest first. */
async function readTradesAhead(
  db: Database,
  hosted: HostedLeague,
  next: number,
): Promise<Pick<NextSeason, 'trades' | 'refused'>> {
  const { adapter, source } = hosted;
  const trades = (await adapter.pickTrades?.(source)) ?? [];
  // If they are listed separately, stored trades need no more calls.
  const transactions = adapter.pickTrades ? undefined : await readTransactions(db, hosted);
  const dated = toPickTrades(await pickMovesOf(db, hosted, next, transactions), []);
  const ofNext = trades.filter(({ season }) => season === next);
  return { trades: withLastTrades(dated, ofNext), refused: [...(transactions?.refused ?? []), ...(adapter.reports ?? [])] };
}

/** The picks of the next season's draft; empty if the host has not prepared a draft or holds an auction. */
async function readPicksAhead(adapter: HostAdapter, successor: Source): Promise<HostDraftPick[]> {
  const picks = await adapter.draft(successor);
  return picks.some(({ amount }) => amount !== undefined) ? [] : picks;
}

/**
 * The ids of stored teams that are missing from the next season's teams but have rosters there, for a host that sends both.
 * @throws ImportError when the host has fewer than half of the stored teams: a truncated response would take the others' rosters.
 */
async function readLacking(db: Database, { league, adapter }: HostedLeague, successor: Source, teams: HostTeam[]) {
  const stored = await selectTeams(db, league.id);
  if (teams.length * 2 < stored.length)
    throw new ImportError(
      `${adapter.callOf('teams', successor)} has only ${teams.length} of the ${stored.length} teams that are stored. Nothing was changed.`,
    );
  const ids = stored.map(({ id }) => id).filter((id) => !teams.some(({ teamId }) => teamId === id));
  const ofRosters = ids.length ? await adapter.teamsOfRosters?.(successor) : undefined;
  return new Set(ids.filter((id) => ofRosters?.has(id)));
}

async function readNext(db: Database, hosts: Hosts, league: League): Promise<NextSeason | null | undefined> {
  const hosted = await findHostedLeague(db, hosts, league);
  if (!hosted) return undefined;
  const { adapter, source } = hosted;
  const successor = await adapter.successor(source);
  if (!successor) return null;
  const last = await readSeason(adapter, source, { withPlaces: true });
  const next = await readSeason(adapter, successor, { withPlaces: false });
  const lacking = await readLacking(db, hosted, successor, next.teams);
  const picks = await readPicksAhead(adapter, successor);
  const { trades, refused } = await readTradesAhead(db, hosted, successor.season);
  const reports = [...lacking].map((id) => lackingTeam(hosted, 'teams', successor, id));
  return { adapter, source: successor, last, next, lacking, picks, trades, refused: [...refused, ...reports] };
}

const draftTypes: DraftType[] = ['linear', 'snake', 'thirdRoundReversal'];

/** The first draft type that fits last season's draft. */
function draftTypeOf(slots: DraftSlot[], rounds: number): DraftType {
  const order = slots.filter(({ round }) => round === 1).map(({ originalTeamId }) => originalTeamId);
  const fits = (type: DraftType) =>
    draftSlots(order, rounds, type).every(({ originalTeamId }, i) => slots[i]?.originalTeamId === originalTeamId);
  return draftTypes.find(fits) ?? 'linear';
}

/** The slots of the season's newest draft that is not an auction. */
async function selectLastDraft(tx: Database, { id: leagueId, season }: League): Promise<DraftSlot[]> {
  const last = (await selectSeasonDrafts(tx, leagueId, season)).findLast(({ isAuction }) => !isAuction);
  return last ? selectDraftSlots(tx, { leagueId, season, draft: last.number }) : [];
}

/** A draft that nobody has picked in yet, with the trades of its picks. */
interface PlannedDraft {
  slots: DraftSlot[];
  transfers: HostPickTransfer[];
}

/** A draft with the number of rounds and the type of the given slots, and with the trades of its picks. @param order of the first round */
function plannedAs(other: DraftSlot[], order: string[], trades: HostPickTrade[]): PlannedDraft {
  const rounds = Math.max(0, ...other.map(({ round }) => round));
  const slots = draftSlots(order, rounds, draftTypeOf(other, rounds));
  const transfers = trades.flatMap(({ round, originalTeamId, fromTeamId, toTeamId, date }) => {
    const slot = slots.find((each) => each.round === round && each.originalTeamId === originalTeamId);
    return slot ? [{ round, pick: slot.pick, date, fromTeamId, toTeamId }] : [];
  });
  return { slots, transfers };
}

/**
 * Writes the next season's draft, including traded picks. It is the host's own draft. If its order is undecided, the last team of the final
 * positions picks first. Without a host draft, it has the rounds and the type of the last draft.
 */
async function writeNextDraft(tx: Database, league: League, trades: HostPickTrade[], picks: HostDraftPick[]) {
  const leagueId = league.id;
  const key = { leagueId, season: league.season + 1, draft: 1 };
  if ((await selectDraftSlots(tx, key)).length) return { rows: 0, skipped: 0 };
  const order = orderAfter(await selectPlaces(tx, leagueId, league.season));
  const own = draftTransfers(picks, trades);
  const isDecided = picks.length > 0 && !picks.some(({ isGuess }) => isGuess);
  const like = picks.length ? own.slots : await selectLastDraft(tx, league);
  const { slots, transfers } = isDecided ? own : plannedAs(like, order, trades);
  if (!slots.length) return { rows: 0, skipped: 0 };
  await addDraft(
    tx,
    key,
    slots.map(({ round, pick, originalTeamId }) => ({ round, pick, originalTeamId })),
  );
  await replaceHostTransfers(tx, key, transfers);
  return { rows: slots.length + transfers.length, skipped: 0 };
}

/** A season before its first game, with the current teams. */
const unplayed = (season: number, teams: HostTeam[]): HostSeason => ({
  // Its rules come with the next refresh.
  ...{ season, teams, places: [], rules: noRules },
  standings: unplayedStandings(teams.map((team) => ({ ...team, division: team.division ?? null }))),
});

/**
 * Rolls a league over to its next season once the host has that season; without a host, once this season is decided. Rosters stay: they are
 * the players that the teams may keep. The draft order is the host's, or follows from the final positions. The former state is stored, so
 * that the season can be taken back.
 */
export async function createNewSeason(db: Database, hosts: Hosts, league: League, createdBy: string): Promise<ImportWrite> {
  const season = league.season + 1;
  const host = await readNext(db, hosts, league);
  if (host === null) return () => Promise.resolve(skippedImport(`The host has no season ${season} of this league yet.`));
  return async (tx) => {
    const before = await selectLeagueState(tx, league.id);
    const steps = host ? [await writeSeason(tx, league.id, host.last)] : [];
    const places = await selectPlaces(tx, league.id, league.season);
    const isDecided = places.length > 0 && places.every(({ isFinal }) => isFinal);
    if (!host && !isDecided) return skippedImport(`Season ${league.season} of this league is not decided yet.`);
    const teams = await selectTeams(tx, league.id);
    const current = teams.map(({ id, ...team }) => ({ ...team, teamId: id, externalId: team.externalId ?? id, managers: [] }));
    const next = host && {
      ...host.next,
      teams: [...host.next.teams, ...current.filter(({ teamId }) => host.lacking.has(teamId))],
    };
    steps.push(await writeNextDraft(tx, league, host?.trades ?? [], host?.picks ?? []));
    if (host) steps.push(await syncSources(tx, league.id, host.adapter.name, [host.source]));
    if (next) steps.push(await writeTeams(tx, league.id, next.teams));
    steps.push(await writeSeason(tx, league.id, next?.standings.length ? next : unplayed(season, next?.teams ?? current)));
    await setLeague(tx, league.id, { season, hasDrafted: false, lastDraftOrderRefresh: new Date().toISOString() });
    await addNewSeason(tx, before, createdBy);
    return total({ rows: 1, skipped: 0, unmatched: host?.refused }, ...steps);
  };
}
