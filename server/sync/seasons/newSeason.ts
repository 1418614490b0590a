import type { Database } from '../../db';
import { HostError } from '../../hosts/errors';
import { responseWith } from '../../hosts/hostText';
import type { HostAdapter, Source } from '../../hosts/port';
import type { HostDraftPick, HostPickTrade, HostTeam } from '../../hosts/hostRows';
import { draftTransfers, toPickTrades, withLastTrades } from '../../hosts/draftTransfers';
import { orderAfter, orderOf, type DraftSlot } from '../../domain/draftPicks';
import { noRules, type Rules } from '../../domain/rules';
import { unplayedStandings } from '../../domain/standings';
import { selectDraftSlots } from '../../db/queries/drafts/draftPicks';
import { selectSeasonDrafts } from '../../db/queries/drafts/leagueDrafts';
import { type League, setHostName, setLeague } from '../../db/queries/leagues/leagues';
import { selectPlaces } from '../../db/queries/seasons/standings';
import { addNewSeason, selectLeagueState } from '../../db/queries/leagues/newSeasons';
import { syncSources } from '../../db/queries/leagues/sources';
import { selectTeams } from '../../db/queries/teams/teams';
import { findHostedLeague, type HostedLeague, refusalOf } from '../hostedLeague';
import { lackingTeam } from '../teams/goneTeams';
import { readLastWeeks } from '../weeks/lastWeeks';
import type { Hosts } from '../hosts';
import { addPlannedDraft, plannedAs } from '../drafts/plannedDraft';
import { ImportError, skippedImport, type ImportWrite, total } from '../result';
import { writeTeams } from '../teams/rosters';
import { readSeason, type HostSeason, writeSeason } from './seasons';
import { pickMovesOf, readTransactions } from '../teams/transactions';

/**
 * A host's data for a roll-over: the end of the league's season (`last`), the start of the `next`, and the picks of its main draft.
 * `lacking` are the ids of stored teams that are missing from the next season's teams but have rosters there. `refused` names them, and
 * seasons whose trades the host does not send.
 */
interface NextSeason {
  adapter: HostAdapter;
  /** Undefined if the host cannot say yet. */
  name: string | undefined;
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
      `${responseWith(adapter.requestOf('teams', successor))} has only ${teams.length} of the ${stored.length} teams that are ` +
        `stored. Nothing was changed.\n${adapter.callOf('teams', successor)}`,
    );
  const ids = stored.map(({ id }) => id).filter((id) => !teams.some(({ teamId }) => teamId === id));
  const ofRosters = ids.length ? await adapter.teamsOfRosters?.(successor) : undefined;
  return new Set(ids.filter((id) => ofRosters?.has(id)));
}

/** The league's name. Before the season starts, the host may lack a part of it, such as the schedule: this is reported. */
async function readName(adapter: HostAdapter, source: Source): Promise<{ name?: string; refused: string[] }> {
  try {
    return { name: (await adapter.league(source)).name, refused: [] };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { refused: [refusalOf(source.season, error)] };
  }
}

async function readNext(db: Database, hosts: Hosts, league: League): Promise<NextSeason | null | undefined> {
  const hosted = await findHostedLeague(db, hosts, league);
  if (!hosted) return undefined;
  const { adapter, source } = hosted;
  const successor = await adapter.successor(source);
  if (!successor) return null;
  // The next season exists, so this one is over even if its status says otherwise: its places stay.
  const last = { ...(await readSeason(adapter, source, { withPlaces: true })), isOpen: false };
  const next = await readSeason(adapter, successor, { withPlaces: false });
  const { name, refused: ofName } = await readName(adapter, successor);
  const lacking = await readLacking(db, hosted, successor, next.teams);
  const picks = await readPicksAhead(adapter, successor);
  const { trades, refused } = await readTradesAhead(db, hosted, successor.season);
  const reports = [...lacking].map((id) => lackingTeam(hosted, 'teams', successor, id));
  return {
    adapter,
    name,
    source: successor,
    last,
    next,
    lacking,
    picks,
    trades,
    refused: [...ofName, ...refused, ...reports],
  };
}

/** The slots of the season's newest draft that was held and is not an auction. */
async function selectLastDraft(tx: Database, { id: leagueId, season }: League): Promise<DraftSlot[]> {
  const drafts = (await selectSeasonDrafts(tx, leagueId, season)).filter(({ isAuction }) => !isAuction);
  const last = drafts.findLast(({ made }) => made > 0) ?? drafts.at(-1);
  return last ? selectDraftSlots(tx, { leagueId, season, draft: last.number }) : [];
}

/**
 * Writes the next season's draft, including traded picks. It is the host's own draft. If nobody has set its order, the last team of the
 * final positions picks first, and new teams last: a guess where a host will set the order. Without a host draft, it has the rounds and the type of the last draft.
 * @param teams the ids of the next season's teams
 */
async function writeNextDraft(tx: Database, league: League, teams: string[], host: NextSeason | undefined) {
  const { trades = [], picks = [] } = host ?? {};
  const key = { leagueId: league.id, season: league.season + 1, draft: 1 };
  if ((await selectDraftSlots(tx, key)).length) return { rows: 0, skipped: 0 };
  const order = orderOf(teams, orderAfter(await selectPlaces(tx, league.id, league.season)));
  const own = draftTransfers(picks, trades);
  const set = new Set(picks.flatMap(({ round, pick, isGuess }) => (isGuess ? [] : [`${round}.${pick}`])));
  const isGuess = ({ round, pick }: DraftSlot) => host !== undefined && !set.has(`${round}.${pick}`);
  const like = picks.length ? own.slots : await selectLastDraft(tx, league);
  const planned = set.size ? own : plannedAs(like, order, trades);
  if (!planned.slots.length) return { rows: 0, skipped: 0 };
  await addPlannedDraft(tx, key, { ...planned, slots: planned.slots.map((slot) => ({ ...slot, isGuess: isGuess(slot) })) });
  return { rows: planned.slots.length + planned.transfers.length, skipped: 0 };
}

/** A season before its first game, with the current teams. */
const unplayed = (season: number, teams: HostTeam[], rules: Rules): HostSeason => ({
  ...{ season, teams, places: [], playoffTeams: [], rules },
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
  const weeks = host ? await readLastWeeks(db, hosts, league) : undefined;
  if (host === null) return () => Promise.resolve(skippedImport(`The host has no season ${season} of this league yet.`));
  return async (tx) => {
    const before = await selectLeagueState(tx, league.id);
    const steps = host ? [await writeSeason(tx, league.id, host.last)] : [];
    if (weeks) steps.push(await weeks(tx));
    const places = await selectPlaces(tx, league.id, league.season);
    const isDecided = places.length > 0 && places.every(({ isFinal }) => isFinal);
    if (!host && !isDecided) return skippedImport(`Season ${league.season} of this league is not decided yet.`);
    const teams = await selectTeams(tx, league.id);
    const current = teams.map(({ id, ...team }) => ({ ...team, teamId: id, externalId: team.externalId ?? id, managers: [] }));
    const next = host && {
      ...host.next,
      teams: [...host.next.teams, ...current.filter(({ teamId }) => host.lacking.has(teamId))],
    };
    steps.push(
      await writeNextDraft(
        tx,
        league,
        (next?.teams ?? current).map(({ teamId }) => teamId),
        host,
      ),
    );
    if (host) steps.push(await syncSources(tx, league.id, host.adapter.name, [host.source]));
    if (next) steps.push(await writeTeams(tx, league.id, next.teams));
    steps.push(
      await writeSeason(
        tx,
        league.id,
        next?.standings.length ? next : unplayed(season, next?.teams ?? current, next?.rules ?? noRules),
      ),
    );
    if (host?.name !== undefined) await setHostName(tx, league.id, host.name);
    await setLeague(tx, league.id, { season, hasDrafted: false, lastDraftOrderRefresh: new Date().toISOString() });
    await addNewSeason(tx, before, createdBy);
    return total({ rows: 1, skipped: 0, unmatched: host?.refused }, ...steps);
  };
}
