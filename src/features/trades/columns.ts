import type { TradeRow } from '../../entities/trades';
import { date, link, number, text } from '../../grid/columnKinds';
import type { TeamPath } from '../../league/useTeamPath';
import { tableSizes } from '../../grid/tableSize';

const sources = { host: 'Host', manual: 'Entered' };

const source = text<TradeRow>('source', 'Source', {
  description: 'Whether the trade is from the host, or a person entered it here',
  width: 110,
  narrow: 'chip',
  value: ({ source: of }) => of && sources[of],
});

/** The columns of the pre-draft trades; `withSource` in a league of a host. */
export const tradeColumns = (teamPath: TeamPath, withSource: boolean) => [
  date<TradeRow>('date', 'Date', { description: 'N/A where the host does not say it', width: 120, narrow: 'figure' }),
  number<TradeRow>('round', 'Round', { width: 90, narrow: 'chip' }),
  number<TradeRow>('pick', 'Pick', { width: 90, narrow: 'chip' }),
  link<TradeRow>('pickFrom', 'From', {
    ...{ flex: 1, width: tableSizes.pinned, pinned: 'first', narrow: 'title', narrowLabel: 'From' },
    to: ({ pickFromTeamId }) => teamPath(pickFromTeamId),
  }),
  link<TradeRow>('pickTo', 'To', {
    ...{ flex: 1, width: tableSizes.pinned, pinned: 'second', narrow: 'chip', narrowLabel: 'To' },
    to: ({ pickToTeamId }) => teamPath(pickToTeamId),
  }),
  ...(withSource ? [source] : []),
];
