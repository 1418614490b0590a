import type { TransactionRow } from '../entities/tables';
import type { Choice, Column } from '../grid/columnTypes';
import { text } from '../grid/columnKinds';
import { pickName, typeNames } from './moveText';

type Move = TransactionRow['moves'][number];

/** A column of what the moves of a transaction name. */
const ofMoves = (field: string, headerName: string, namedBy: (move: Move) => Choice[]): Column<TransactionRow> => {
  const choices = ({ moves }: TransactionRow) => moves.flatMap(namedBy);
  return {
    field,
    headerName,
    filterBy: 'choice',
    choices,
    getValue: (row) => choices(row).map(({ label }) => label),
    format: String,
  };
};

const same = (value: string): Choice => ({ value, label: value });

/** What search and filters know of a transaction. Teams and players are in the URL by their ids, whatever they are called in a season. */
export const columns: readonly Column<TransactionRow>[] = [
  text('type', 'Type', { filterBy: 'choice', value: ({ type }) => typeNames[type] }),
  ofMoves('team', 'Team', ({ from, to }) =>
    [from, to].flatMap((team) => (team ? { value: team.teamId, label: team.teamName } : [])),
  ),
  ofMoves('player', 'Player', ({ player }) => (player ? [{ value: player.playerId, label: player.playerName }] : [])),
  ofMoves('position', 'Position', ({ player }) => (player?.position ? [same(player.position)] : [])),
  ofMoves('pick', 'Pick', ({ pick }) => (pick ? [same(pickName(pick))] : [])),
];

/** The columns that the search field searches. */
export const searched = ['player', 'team', 'pick'];

/** The columns with a filter beside it. */
export const filterFields = ['type', 'team', 'position'] as const;
