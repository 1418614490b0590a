import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { joined } from '../../league/joined';
import { signed } from '../../league/keeperCostText';
import { PlayerName } from '../../league/PlayerName';
import { isAuction } from './deskColumns';

type Desk = Schema<'KeeperDesk'>;
type SetRow = { label: string; players: Desk['players']; surplus: number; none: string };

const columns: StaticColumn<SetRow>[] = [
  { key: 'set', header: 'Keepers', rowHeader: true, cell: ({ label }) => label },
  { key: 'surplus', header: 'Surplus', align: 'right', cell: ({ surplus }) => signed(surplus) },
  {
    key: 'players',
    header: 'Players',
    cell: ({ players, none }) =>
      players.length === 0 ? none : joined(players, ({ playerId, playerName }) => <PlayerName id={playerId} name={playerName} />),
  },
];

/**
 * The chosen keepers beside those who gain the most rounds within the limits, and the picks that the chosen ones leave. Where the chosen ones
 * are unseen, only the best.
 */
export function KeeperSets({ desk, areUnseen }: { desk: Desk; areUnseen: boolean }) {
  const { players, chosen, best, limit, picksLeft } = desk;
  if (isAuction(players)) return null;
  const setOf = (label: string, { playerIds, surplus }: Schema<'KeeperSet'>, none: string): SetRow => ({
    ...{ label, surplus, none },
    players: players.filter(({ playerId }) => playerIds.includes(playerId)),
  });
  const ofBest = setOf('Best', best, 'Nobody costs less than the market');
  const rows = areUnseen ? [ofBest] : [setOf('Chosen', chosen, 'Nobody yet'), ofBest];
  const title = areUnseen ? 'Best' : 'Chosen and best';
  const isOrdered = picksLeft.length > 0 || players.some(({ cost }) => cost.pick !== null);
  return (
    <CardSection title={limit === null ? title : `${title}: up to ${limit}`} flush>
      <StaticTable label={`${title} keepers`} columns={columns} rows={rows} rowKey={({ label }) => label} hasLinks />
      {!areUnseen && (
        <p className="card__body">
          {isOrdered
            ? `Picks left after the chosen ones: ${picksLeft.join(', ') || 'none'}.`
            : 'The picks that are left appear once the draft has an order.'}
        </p>
      )}
    </CardSection>
  );
}
