import { positionCell } from '../../components/PositionBadge';
import { moveName, typeNames } from '../../entities/moveText';
import type { MoveRow } from '../../entities/transactions';
import type { Column } from '../../grid/columnTypes';
import { date, link, number, player, text } from '../../grid/columnKinds';
import type { TeamPath } from '../../league/useTeamPath';

const freeAgents = 'Free agents';

/** The columns of a season's transactions. */
export const moveColumns = (teamPath: TeamPath): Column<MoveRow>[] => [
  date('at', 'Date', { width: 120 }),
  player('player', 'Player or Pick', {
    flex: 1,
    width: 180,
    pinned: 'alone',
    value: moveName,
    to: ({ pick }) => teamPath(pick?.teamId),
  }),
  text('player.position', 'Position', { width: 116, filterBy: 'choice', missing: '', renderCell: positionCell }),
  text('type', 'Type', { width: 130, filterBy: 'choice', value: ({ type }) => typeNames[type] }),
  link('from', 'From', {
    flex: 1,
    width: 130,
    filterBy: 'choice',
    value: ({ from }) => from?.teamName ?? freeAgents,
    to: ({ from }) => teamPath(from?.teamId),
  }),
  link('to', 'To', {
    flex: 1,
    width: 130,
    filterBy: 'choice',
    value: ({ to }) => to?.teamName ?? freeAgents,
    to: ({ to }) => teamPath(to?.teamId),
  }),
  number('bid', 'Bid', {
    width: 90,
    missing: '',
    value: ({ bid, to }) => (to ? bid : null),
    description: 'Budget spent on the waiver claim, or on the player in an auction',
  }),
];
