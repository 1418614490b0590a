import type { Database } from '../db';
import type { HostPickTrade, HostTeam, Provider, Source } from '../hosts/port';
import { withLastTrades } from '../hosts/draftTransfers';
import { draftSlots, orderAfter, type DraftType, type DraftSlot } from '../domain/draftPicks';
import { noRules } from '../domain/rules';
import { unplayedStandings } from '../domain/standings';
import { addDraft, selectDraftSlots } from '../db/queries/draftPicks';
import { type League, setLeague } from '../db/queries/leagues';
import { selectPlaces } from '../db/queries/standings';
import { addNewSeason, selectLeagueState } from '../db/queries/newSeasons';
import { replaceHostTransfers } from '../db/queries/pickTrades';
import { syncSources } from '../db/queries/sources';
import { selectTeams } from '../db/queries/teams';
import { findHostedLeague, type HostedLeague } from './hostedLeague';
import type { Hosts } from './hosts';
import { ImportError, skippedImport, type ImportWrite, total } from './result';
import { writeTeams } from './rosters';
import { readSeason, type HostSeason, writeSeason } from './seasons';
import { datedPickTrades } from './transactions';

/** A host's data for a roll-over: the end of the league's season (`last`) and the start of the `next`. */
interface NextSeason {
  provider: Provider;
  source: Source;
  last: HostSeason;
  next: HostSeason;
  trades: HostPickTrade[];
}

/** The trades of the next season's picks, oldest first. */
async function readTradesAhead(db: Database, { league, provider, source }: HostedLeague, next: number): Promise<HostPickTrade[]> {
  const trades = (await provider.pickTrades(source)).filter(({ season }) => season === next);
  if (provider.capabilities.datedTrades) return trades;
  return withLastTrades(await datedPickTrades(db, league.id, next), trades);
}

async function readNext(db: Database, hosts: Hosts, league: League): Promise<NextSeason | null | undefined> {
  const hosted = await findHostedLeague(db, hosts, league);
  if (!hosted) return undefined;
  const { provider, source } = hosted;
  const successor = await provider.successor(source);
  if (!successor) return null;
  return {
    provider,
    source: successor,
    last: await readSeason(provider, source, { withPlaces: true }),
    next: await readSeason(provider, successor, { withPlaces: false }),
    trades: await readTradesAhead(db, hosted, successor.season),
  };
}

const draftTypes: DraftType[] = ['linear', 'snake', 'thirdRoundReversal'];

/** The first draft type that last season's draft fits. */
function draftTypeOf(slots: DraftSlot[], rounds: number): DraftType {
  const order = slots.filter(({ round }) => round === 1).map(({ originalTeamId }) => originalTeamId);
  const fits = (type: DraftType) =>
    draftSlots(order, rounds, type).every(({ originalTeamId }, i) => slots[i]?.originalTeamId === originalTeamId);
  return draftTypes.find(fits) ?? 'linear';
}

/** Writes the next season's draft: the rounds of the last one, the last team first, with the picks that are traded already. */
async function writeNextDraft(tx: Database, league: League, trades: HostPickTrade[]) {
  const season = league.season + 1;
  const before = await selectDraftSlots(tx, league.id, league.season);
  const rounds = Math.max(0, ...before.map(({ round }) => round));
  if ((await selectDraftSlots(tx, league.id, season)).length || !rounds) return { rows: 0, skipped: 0 };
  const order = orderAfter(await selectPlaces(tx, league.id, league.season));
  const slots = draftSlots(order, rounds, draftTypeOf(before, rounds));
  await addDraft(tx, league.id, season, slots);
  const transfers = trades.flatMap(({ round, originalTeamId, fromTeamId, toTeamId, date }) => {
    const slot = slots.find((each) => each.round === round && each.originalTeamId === originalTeamId);
    return slot ? [{ round, pick: slot.pick, date, fromTeamId, toTeamId }] : [];
  });
  await replaceHostTransfers(tx, league.id, season, transfers);
  return { rows: slots.length + transfers.length, skipped: 0 };
}

/** @throws ImportError when the host has fewer than half of the stored teams: a truncated answer would take the others' rosters. */
function requireTeams({ provider, source, next }: NextSeason, stored: number): void {
  const found = next.teams.length;
  if (found * 2 >= stored) return;
  throw new ImportError(
    `${provider.callOf('teams', source)} has only ${found} of the ${stored} teams that are stored. Nothing was changed.`,
  );
}

/** A season before its first game, with the current teams. */
const unplayed = (season: number, teams: HostTeam[]): HostSeason => ({
  // Its rules come with the next refresh.
  ...{ season, teams, places: [], rules: noRules },
  standings: unplayedStandings(teams),
});

/**
 * Rolls a league over to its next season once the host has that season; without a host, once this season is decided. Rosters stay: they
 * are the players whom the teams may keep. The draft order follows from the final positions. What the league was before is kept, so that
 * the season can be taken back.
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
    if (host) requireTeams(host, teams.length);
    steps.push(await writeNextDraft(tx, league, host?.trades ?? []));
    if (host) {
      steps.push(await syncSources(tx, league.id, host.provider.name, [host.source]));
      steps.push(await writeTeams(tx, league.id, host.next.teams));
    }
    const current = teams.map(({ id, ...team }) => ({ ...team, teamId: id, externalId: team.externalId ?? id, managers: [] }));
    steps.push(
      await writeSeason(tx, league.id, host?.next.standings.length ? host.next : unplayed(season, host?.next.teams ?? current)),
    );
    await setLeague(tx, league.id, { season, hasDrafted: false, lastDraftOrderRefresh: new Date().toISOString() });
    await addNewSeason(tx, before, createdBy);
    return total({ rows: 1, skipped: 0 }, ...steps);
  };
}
