import type { PreDraftTradeRow } from '../../entities/tables';
import { date, number, text } from '../../grid/columnKinds';
import { team } from '../../league/nameColumns';
import { tableSizes } from '../../grid/tableSize';

const sources = { host: 'Host', manual: 'Entered' };

const source = text<PreDraftTradeRow>('source', 'Source', {
  description: 'Whether the trade is from the host, or a person entered it here',
  width: 110,
  narrow: 'chip',
  value: ({ source: of }) => of && sources[of],
});

/** The columns of the pre-draft trades; `withSource` in a league of a host. */
export const tradeColumns = (withSource: boolean) => [
  date<PreDraftTradeRow>('date', 'Date', { description: 'N/A where the host does not say it', width: 120, narrow: 'figure' }),
  number<PreDraftTradeRow>('round', 'Round', { width: 90, narrow: 'chip' }),
  number<PreDraftTradeRow>('pick', 'Pick', { width: 90, narrow: 'chip' }),
  team<PreDraftTradeRow>('pickFrom', 'From', {
    ...{ flex: 1, width: tableSizes.pinned, pinned: 'first', narrow: 'title', narrowLabel: 'From' },
    idOf: ({ pickFromTeamId }) => pickFromTeamId,
  }),
  team<PreDraftTradeRow>('pickTo', 'To', {
    ...{ flex: 1, width: tableSizes.pinned, pinned: 'second', narrow: 'chip', narrowLabel: 'To' },
    idOf: ({ pickToTeamId }) => pickToTeamId,
  }),
  ...(withSource ? [source] : []),
];
