import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import {
  orReport,
  part,
  readNumber,
  readRows,
  reportTwice,
  required,
  requireNumber,
  toFields,
  toFieldsList,
  toText,
} from '../fields';
import type { HostDraft, HostDraftPick, HostPickTrade } from '../hostRows';
import { toPlayerId } from './playerIds';
import type { SleeperRoster, TeamIdOf } from './rosters';

/** A made pick with its slot and its price at an auction; `teamId` is null if Sleeper omits it. */
export type SleeperPick = Omit<HostDraftPick, 'teamId' | 'originalTeamId'> & {
  teamId: string | null;
  slot: string | null;
  amount: number | null;
};

/** The states of a draft between its start and its end: a paused one may go on at any time. */
export const running = new Set<string | null>(['drafting', 'paused']);

/** Reads `/league/{id}/drafts`, oldest first. @param mainId the id of the league's main draft */
export function parseDrafts(response: unknown, mainId: string, report: Report): HostDraft[] {
  const drafts = readRows(toFieldsList(response, 'Sleeper drafts'), report, (draft, i) => [
    {
      externalId: required(toText(draft.draft_id), `Sleeper drafts[${i}]: draft_id`, 'an id'),
      created: readNumber(draft.created, `Sleeper drafts[${i}]: created`, kinds.milliseconds) ?? 0,
      isAuction: toText(draft.type) === 'auction',
      isOver: toText(draft.status) === 'complete',
      isRunning: running.has(toText(draft.status)),
      isPaused: toText(draft.status) === 'paused',
      startsAt: orReport(report, () => readNumber(draft.start_time, `Sleeper drafts[${i}]: start_time`, kinds.milliseconds)),
    },
  ]);
  return reportTwice(drafts, report, 'Sleeper drafts: draft_id', ({ externalId }) => externalId)
    .sort((a, b) => a.created - b.created)
    .map(({ created: _, ...draft }) => ({ ...draft, isMain: draft.externalId === mainId }));
}

type Numbered = Pick<HostDraftPick, 'round' | 'totalPick'>;

/**
 * The numbering of picks in their rounds. The list lacks unmade picks and has keepers' picks from the start, so the position in the draft
 * decides. With fewer picks per round, as in a supplemental draft, the list order decides.
 */
function placesInRounds(picks: Numbered[], teams: number): (pick: Numbered) => number {
  if (picks.every(({ round, totalPick }) => Math.ceil(totalPick / teams) === round))
    return ({ totalPick }) => ((totalPick - 1) % teams) + 1;
  return (pick) => picks.filter(({ round, totalPick }) => round === pick.round && totalPick <= pick.totalPick).length;
}

/** Finds the team that a slot of the draft's first round was given to; null when the host does not say. */
export type OriginOf = (slot: string | null) => string | null;

/**
 * Reads the owners of the slots from `/draft/{id}`: by roster number, or by the drafting user, who owned a roster then.
 * @param rosters of the draft's season
 */
export function parseOrigins(response: unknown, rosters: SleeperRoster[], teamIdOf: TeamIdOf): OriginOf {
  const draft = toFields(response, 'Sleeper draft');
  const numbers = part(draft, 'slot_to_roster_id');
  const users = new Map(Object.entries(part(draft, 'draft_order')).map(([userId, slot]) => [toText(slot), userId]));
  return (slot) => {
    const number = toText(numbers[slot ?? '']);
    if (number !== null) return teamIdOf(number);
    return rosters.find(({ ownerIds }) => ownerIds[0] !== undefined && ownerIds[0] === users.get(slot))?.teamId ?? null;
  };
}

/** Reads from `/draft/{id}` whether it is an auction. Its slots are the nomination order. */
export const parseIsAuction = (response: unknown): boolean => toText(toFields(response, 'Sleeper draft').type) === 'auction';

/** The owner of a pick after its last trade. */
export const ownerAfter = (trades: readonly HostPickTrade[], round: number, originalTeamId: string): string =>
  trades.find((trade) => trade.round === round && trade.originalTeamId === originalTeamId)?.toTeamId ?? originalTeamId;

/**
 * The made picks with their first owners. If Sleeper omits the owner, the pick belongs to the team of its slot, after trades. If that is
 * unknown, as in an auction, the pick is reported.
 * @param trades the last trade of each pick of the draft
 */
export function madePicks(
  picks: readonly SleeperPick[],
  { originOf, isAuction }: { originOf: OriginOf; isAuction: boolean },
  trades: readonly HostPickTrade[],
  report: Report,
): HostDraftPick[] {
  return readRows(picks, report, ({ slot, amount, teamId: owner, ...pick }) => {
    const originalTeamId = isAuction ? null : originOf(slot);
    const ofSlot = originalTeamId === null ? null : ownerAfter(trades, pick.round, originalTeamId);
    const teamId = required(owner ?? ofSlot, `Sleeper draft picks: roster_id of pick ${pick.totalPick}`, 'an id');
    if (isAuction) return [{ ...pick, teamId, originalTeamId: teamId, formerTeamIds: [], amount }];
    return [{ ...pick, teamId, originalTeamId }];
  });
}

/**
 * Reads `/draft/{id}/picks` in draft order. Invalid picks are reported.
 * @param teams how many teams draft
 */
export function parseDraftPicks(response: unknown, teamIdOf: TeamIdOf, teams: number, report: Report): SleeperPick[] {
  const rows = readRows(toFieldsList(response, 'Sleeper draft picks'), report, (pick, i) => {
    const field = (name: string) => `Sleeper draft picks[${i}]: ${name}`;
    const rosterId = toText(pick.roster_id);
    const playerId = toText(pick.player_id);
    return [
      {
        round: requireNumber(pick.round, field('round'), kinds.round),
        totalPick: requireNumber(pick.pick_no, field('pick_no'), kinds.totalPick),
        teamId: rosterId === null ? null : teamIdOf(rosterId),
        slot: toText(pick.draft_slot),
        formerTeamIds: null,
        playerId: playerId && toPlayerId(playerId),
        amount: readNumber(part(pick, 'metadata').amount, field('amount'), kinds.money),
        // Null is Sleeper's no.
        ...('is_keeper' in pick && { isKeeper: pick.is_keeper === true }),
      },
    ];
  });
  const picks = reportTwice(rows, report, 'Sleeper draft picks: pick_no', ({ totalPick }) => String(totalPick)).sort(
    (a, b) => a.totalPick - b.totalPick,
  );
  const placeOf = placesInRounds(picks, teams);
  return picks.map((pick) => ({ ...pick, pick: placeOf(pick) }));
}

/** Reads `/league/{id}/traded_picks`, or `/draft/{id}/traded_picks`: the last trade of each traded pick, of this and later drafts. */
export function parseTradedPicks(response: unknown, teamIdOf: TeamIdOf, report: Report): HostPickTrade[] {
  const trades = readRows(toFieldsList(response, 'Sleeper traded picks'), report, (pick, i) => {
    const what = `Sleeper traded picks[${i}]`;
    const team = (name: string) => teamIdOf(required(toText(pick[name]), `${what}: ${name}`, 'an id'));
    return [
      {
        season: requireNumber(pick.season, `${what}: season`, kinds.year),
        round: requireNumber(pick.round, `${what}: round`, kinds.round),
        pick: null,
        date: null,
        originalTeamId: team('roster_id'),
        fromTeamId: team('previous_owner_id'),
        toTeamId: team('owner_id'),
      },
    ];
  });
  const nameOf = ({ season, round, originalTeamId }: HostPickTrade) => `${season} ${round} of ${originalTeamId}`;
  return reportTwice(trades, report, 'Sleeper traded picks: pick', nameOf);
}
