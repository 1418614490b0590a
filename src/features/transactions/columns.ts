import { positionCell } from '../../components/PositionBadge';
import type { MoveRow } from '../../entities/transactions';
import type { Column } from '../../grid/columnTypes';
import { date, link, number, player, text } from '../../grid/columnKinds';
import type { TeamPath } from '../../platforms/useTeamPath';

const types: Record<MoveRow['type'], string> = {
  trade: 'Trade',
  waiver: 'Waiver',
  free_agent: 'Free agent',
  commissioner: 'Commissioner',
};

const freeAgents = 'Free agents';

/** What changed hands: a player's name, a pick such as `2027 round 3 of River Ferrets`, or a budget such as `$10 of the waiver budget`. */
function nameOf({ player: moved, pick, budget }: MoveRow): string | null {
  if (moved) return moved.playerName;
  if (pick) return `${pick.season} round ${pick.round} of ${pick.teamName}`;
  return budget === null ? null : `$${budget} of the waiver budget`;
}

/** The columns of a season's transactions. */
export const moveColumns = (teamPath: TeamPath): Column<MoveRow>[] => [
  date('at', 'Date', { width: 120 }),
  player('player', 'Player or Pick', { flex: 1, width: 180, pinned: 'alone', value: nameOf }),
  text('player.position', 'Position', { width: 120, filterBy: 'choice', missing: '', renderCell: positionCell }),
  text('type', 'Type', { width: 130, filterBy: 'choice', value: ({ type }) => types[type] }),
  link('from', 'From', {
    flex: 1,
    width: 160,
    filterBy: 'choice',
    value: ({ from }) => from?.teamName ?? freeAgents,
    to: ({ from }) => teamPath(from?.teamId),
  }),
  link('to', 'To', {
    flex: 1,
    width: 160,
    filterBy: 'choice',
    value: ({ to }) => to?.teamName ?? freeAgents,
    to: ({ to }) => teamPath(to?.teamId),
  }),
  number('bid', 'Bid', {
    width: 90,
    missing: '',
    value: ({ bid, to }) => (to ? bid : null),
    description: 'What a waiver claim cost of the budget',
  }),
];
