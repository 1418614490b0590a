import type { WeekRosterPlayerRow } from '../../entities/generated/gamesTables.gen';
import { date, number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { typeText } from '../../league/moveText';
import { player, team } from '../../league/nameColumns';
import { positionCell } from '../../league/PositionBadge';
import { slotNames } from '../../league/slotNames';
import { points } from '../../lib/numbers';

/** How a team got a player: `Waiver`, `Drafted 4.07`, of another season `Drafted 4.07 in 2023`. */
const wayText = ({ acquired }: WeekRosterPlayerRow, season: number): string | undefined =>
  acquired && typeText(acquired) + (acquired.season === season ? '' : ` in ${acquired.season}`);

/** @param season the season of the week */
export const columnsOf = (season: number): Column<WeekRosterPlayerRow>[] => [
  player('playerName', 'Player', { flex: 1, width: 170 }),
  team('teamName', 'Team', { flex: 1, width: 170, narrow: 'chip', filterBy: 'choice' }),
  text('slot', 'Slot', { width: 104, narrow: 'chip', filterBy: 'choice', value: ({ slot }) => slotNames[slot] }),
  text('position', 'Position', { width: 116, narrow: 'chip', filterBy: 'choice', renderCell: positionCell }),
  number('score', 'Points', { width: 96, narrow: 'figure', format: points, description: 'N/A if the player didn’t play' }),
  text('acquired.type', 'Acquired', {
    ...{ width: 190, narrow: 'chip', filterBy: 'choice' },
    value: (row) => wayText(row, season),
    description: 'How the team last got him, up to this week',
  }),
  number('acquired.bid', 'Bid', { width: 84, description: 'What a claim, or the player at an auction, cost' }),
  date('acquired.at', 'Since', { width: 124, description: 'The day of the transaction; none for drafted and kept players' }),
];
