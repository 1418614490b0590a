import type { RowGroup } from '../../grid/groups';
import type { RosterRow } from './useKeeperToggle';

/** What a team's players can be grouped by, by its name in the URL. */
export const groupings = ['position', 'slot'] as const;
export type Grouping = (typeof groupings)[number];

/** The places on a roster, in their order. */
const slots: Record<NonNullable<RosterRow['slot']>, string> = {
  starter: 'Starters',
  bench: 'Bench',
  active: 'Active',
  reserve: 'Injured reserve',
  taxi: 'Taxi squad',
};
const slotNames = Object.keys(slots);

const groupOf: Record<Grouping, (player: RosterRow) => RowGroup> = {
  position: ({ position, positionSortOrder }) => ({ label: position, order: positionSortOrder }),
  slot: ({ slot }) =>
    slot === undefined ? { label: 'Unknown', order: slotNames.length } : { label: slots[slot], order: slotNames.indexOf(slot) },
};

/** The group of a player; undefined while players are not grouped. */
export const groupFunctionOf = (grouping: Grouping | undefined) => grouping && groupOf[grouping];

/** Whether players have different places on the roster. */
export const haveSlots = (players: readonly RosterRow[] | undefined): boolean =>
  new Set(players?.map(({ slot }) => slot)).size > 1;
