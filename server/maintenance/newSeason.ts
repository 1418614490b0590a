import type { Database } from '../db';
import type { HostPickTrade, HostTeam, Source } from '../imports/provider';
import { draftSlots, orderAfter, type DraftType, type Slot } from '../picks';
import { addDraft, selectDraftSlots } from '../queries/draftPicks';
import { type League, setLeague } from '../queries/leagues';
import { selectPlaces } from '../queries/standings';
import { replaceHostMoves } from '../queries/pickTrades';
import { moveRosters, selectTeams } from '../queries/teams';
import { hostedSeason } from './hosted';
import type { Hosts } from './hosts';
import { nothing, type Store, total } from './outcome';
import { writeTeams } from './rosters';
import { readSeason, type HostSeason, writeSeason, writeSources } from './seasons';

/** What a host has of a season that comes after ours: the end of ours, and the beginning of the next. */
interface NextSeason {
  provider: string;
  source: Source;
  last: HostSeason;
  next: HostSeason;
  trades: HostPickTrade[];
}

async function readNext(db: Database, hosts: Hosts, league: League): Promise<NextSeason | null | undefined> {
  const hosted = await hostedSeason(db, hosts, league);
  if (!hosted) return undefined;
  const { provider, source } = hosted;
  const successor = await provider.successor(source);
  if (!successor) return null;
  return {
    provider: provider.name,
    source: successor,
    last: await readSeason(provider, source, { withPlaces: true }),
    next: await readSeason(provider, successor, { withPlaces: false }),
    trades: (await provider.pickTrades(source)).filter(({ season }) => season === successor.season),
  };
}

const draftTypes: DraftType[] = ['linear', 'snake', 'thirdRoundReversal'];

/** How last season's draft went from round to round; the first one that fits. */
function draftTypeOf(slots: Slot[], rounds: number): DraftType {
  const order = slots.filter(({ round }) => round === 1).map(({ originalTeamId }) => originalTeamId);
  const fits = (type: DraftType) =>
    draftSlots(order, rounds, type).every(({ originalTeamId }, i) => slots[i]?.originalTeamId === originalTeamId);
  return draftTypes.find(fits) ?? 'linear';
}

/**
 * The teams that another one of the host's next season stands for, by its number in the league: an owner who took one over. Players
 * and picks belong to the number, so they go to that owner, also where two have changed places.
 */
function takenOver(teams: { id: string; externalId: string | null }[], next: HostTeam[]): Map<string, string> {
  const heirs = new Map(next.map(({ externalId, teamId }) => [externalId, teamId]));
  return new Map(
    teams.flatMap(({ id, externalId }) => {
      const heir = heirs.get(externalId ?? '');
      return heir && heir !== id ? [[id, heir] as const] : [];
    }),
  );
}

/** The draft of the season after: last season's rounds, the last team first, picks that were traded before with who got them. */
async function writeNextDraft(tx: Database, league: League, heirOf: (teamId: string) => string, trades: HostPickTrade[]) {
  const season = league.season + 1;
  const before = await selectDraftSlots(tx, league.id, league.season);
  const rounds = Math.max(0, ...before.map(({ round }) => round));
  if ((await selectDraftSlots(tx, league.id, season)).length || !rounds) return { rows: 0, skipped: 0 };
  const order = orderAfter(await selectPlaces(tx, league.id, league.season)).map(heirOf);
  const slots = draftSlots(order, rounds, draftTypeOf(before, rounds));
  await addDraft(tx, league.id, season, slots);
  const moves = trades.flatMap(({ round, originalTeamId, fromTeamId, toTeamId, date }) => {
    const slot = slots.find((each) => each.round === round && each.originalTeamId === heirOf(originalTeamId));
    return slot ? [{ round, pick: slot.pick, date, fromTeamId: heirOf(fromTeamId), toTeamId: heirOf(toTeamId) }] : [];
  });
  await replaceHostMoves(tx, league.id, season, moves);
  return { rows: slots.length + moves.length, skipped: 0 };
}

/** A season before its first game, as its teams are now. */
const unplayed = (season: number, teams: HostTeam[]): HostSeason => {
  const zero = { wins: 0, losses: 0, draws: 0, percentage: 0, pointsFor: 0, pointsAgainst: 0 };
  const counts = new Map<string | null, number>();
  const standings = teams.map(({ teamId, division }) => {
    counts.set(division, (counts.get(division) ?? 0) + 1);
    return { teamId, division, divisionPosition: counts.get(division)!, ...zero };
  });
  return { season, teams, standings, places: [] };
};

/**
 * Rolls a league over to its next season, once the host has it, or (where there is no host) once the season is decided. Rosters stay, as
 * those whom the teams may keep; the draft goes by the final positions.
 */
export async function createNewSeason(db: Database, hosts: Hosts, league: League): Promise<Store> {
  const season = league.season + 1;
  const host = await readNext(db, hosts, league);
  if (host === null) return () => Promise.resolve(nothing(`The host has no season ${season} of this league yet.`));
  return async (tx) => {
    const steps = host ? [await writeSeason(tx, league.id, host.last)] : [];
    const places = await selectPlaces(tx, league.id, league.season);
    const isDecided = places.length > 0 && places.every(({ isFinal }) => isFinal);
    if (!host && !isDecided) return nothing(`Season ${league.season} of this league is not decided yet.`);
    const teams = await selectTeams(tx, league.id);
    const heirs = takenOver(teams, host?.next.teams ?? []);
    const heirOf = (teamId: string) => heirs.get(teamId) ?? teamId;
    steps.push(await writeNextDraft(tx, league, heirOf, host?.trades ?? []));
    if (host) {
      steps.push(await writeSources(tx, league.id, host.provider, [host.source]));
      await moveRosters(tx, league.id, heirs);
      steps.push(await writeTeams(tx, league.id, host.next.teams));
    }
    const now = teams.map(({ id, ...team }) => ({ ...team, teamId: id, externalId: team.externalId ?? id }));
    steps.push(
      await writeSeason(tx, league.id, host?.next.standings.length ? host.next : unplayed(season, host?.next.teams ?? now)),
    );
    await setLeague(tx, league.id, { season, hasDrafted: false, lastDraftOrderRefresh: new Date().toISOString() });
    return total({ rows: 1, skipped: 0 }, ...steps);
  };
}
