import { positionLimits, positionNeeds } from './draft';
import type { Knowledge } from './knowledge';
import type { LeaguePlan } from './leagues';
import type { Random } from './prng';
import { POSITIONS, type Position } from './readData';

/** A team's players in a season. */
export type Roster = { teamId: string; active: string[]; reserve: string[]; taxi: string[] };

/** Missed games in a row after which an injured player goes to the reserve. */
const RESERVE_AFTER = 2;
/** How often a team looks for a free agent in a week, and how much better he must be, in hundredths per game. */
const CLAIM_SHARE = 0.4;
const CLAIM_GAIN = 100;

export const everyone = (roster: Roster): string[] => [...roster.active, ...roster.reserve, ...roster.taxi];

const without = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id);

/** The players that a team added and dropped together before a week. */
export type RosterMove = { week: number; teamId: string; type: 'waiver' | 'free_agent'; added: string[]; dropped: string[] };

/** The roster changes before a week. Every step uses only what was known then. @param log receives the changes */
export function createMoves(
  plan: LeaguePlan,
  knowledge: Knowledge,
  rosters: readonly Roster[],
  random: Random,
  log: RosterMove[],
) {
  let move: RosterMove | undefined;
  const begin = (type: RosterMove['type'], { teamId }: Roster, week: number): void => {
    move = { week, teamId, type, added: [], dropped: [] };
    log.push(move);
  };
  const limits = positionLimits(plan);
  const needs = positionNeeds(plan);
  const owned = new Set(rosters.flatMap(everyone));
  const places = new Map(rosters.map((roster) => [roster, plan.rosterSize - roster.taxi.length]));

  const countOf = (roster: Roster, position: Position): number =>
    everyone(roster).filter((id) => knowledge.player(id).position === position).length;
  const worth = (id: string, week: number): number => knowledge.outlook(id, week).worth;
  const drop = (roster: Roster, id: string): void => {
    roster.active = without(roster.active, id);
    owned.delete(id);
    move?.dropped.push(id);
  };
  const add = (roster: Roster, id: string): void => {
    roster.active.push(id);
    owned.add(id);
    move?.added.push(id);
  };
  const findFree = (week: number, suits: (id: string) => boolean): string | undefined =>
    knowledge.byWorth(week).find((id) => !owned.has(id) && knowledge.outlook(id, week).missed < 2 && suits(id));

  /** The most expendable active player, never the last one of a position that the line-up needs. */
  function leastWorth(roster: Roster, week: number, spared?: string): string | undefined {
    const active = roster.active.map((id) => ({ id, position: knowledge.player(id).position }));
    const countOfActive = (position: Position): number => active.filter((other) => other.position === position).length;
    const spare = active.filter(({ id, position }) => id !== spared && countOfActive(position) > needs[position]);
    return spare.map(({ id }) => id).sort((a, b) => worth(a, week) - worth(b, week) || (a < b ? -1 : 1))[0];
  }

  function dropSurplus(roster: Roster, week: number, spared?: string): void {
    while (roster.active.length > (places.get(roster) ?? 0)) {
      const id = leastWorth(roster, week, spared);
      if (!id) return;
      drop(roster, id);
    }
  }

  function moveReserve(roster: Roster, week: number): void {
    const back = roster.reserve.filter((id) => knowledge.outlook(id, week).missed === 0);
    roster.reserve = roster.reserve.filter((id) => !back.includes(id));
    roster.active.push(...back);
    const injured = roster.active
      .filter((id) => knowledge.outlook(id, week).missed >= RESERVE_AFTER)
      .sort((a, b) => worth(b, week) - worth(a, week) || (a < b ? -1 : 1))
      .slice(0, plan.reservePlaces - roster.reserve.length);
    roster.active = roster.active.filter((id) => !injured.includes(id));
    roster.reserve.push(...injured);
    begin('free_agent', roster, week);
    dropSurplus(roster, week);
  }

  function fillPlaces(roster: Roster, week: number): void {
    while (roster.active.length < (places.get(roster) ?? 0)) {
      const id = findFree(week, (free) => {
        const { position } = knowledge.player(free);
        return countOf(roster, position) < limits[position];
      });
      if (!id) return;
      begin('free_agent', roster, week);
      add(roster, id);
    }
  }

  /** Picks up the players that the line-up lacks this week; a kicker or defence is swapped for another. */
  function fillLineup(roster: Roster, week: number): void {
    for (const position of POSITIONS) {
      const own = roster.active.filter((id) => knowledge.player(id).position === position);
      const ready = own.filter((id) => !knowledge.isOnBye(id, week) && knowledge.outlook(id, week).missed < RESERVE_AFTER);
      for (let lacking = needs[position] - ready.length; lacking > 0; lacking -= 1) {
        const found = findFree(week, (id) => knowledge.player(id).position === position && !knowledge.isOnBye(id, week));
        if (!found) break;
        begin('free_agent', roster, week);
        add(roster, found);
        const surplus = limits[position] === 1 ? own[0] : undefined;
        if (surplus) drop(roster, surplus);
        else dropSurplus(roster, week, found);
      }
    }
  }

  function claim(roster: Roster, week: number): void {
    const given = leastWorth(roster, week);
    if (!given || random.next() > CLAIM_SHARE) return;
    const found = findFree(week, (id) => {
      const { position } = knowledge.player(id);
      return countOf(roster, position) < limits[position];
    });
    if (!found || worth(found, week) < worth(given, week) + CLAIM_GAIN) return;
    begin('waiver', roster, week);
    drop(roster, given);
    add(roster, found);
  }

  /** Moves of all teams before a week. @param order the teams in claim order */
  return (week: number, order: readonly Roster[]): void => {
    for (const roster of order) {
      moveReserve(roster, week);
      fillPlaces(roster, week);
      if (week > 1) claim(roster, week);
      fillLineup(roster, week);
    }
  };
}
