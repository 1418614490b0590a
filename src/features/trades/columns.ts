import type { TradeRow } from '../../entities/trades';
import { PAIR_WIDTH } from '../../grid/columnTypes';
import { date, link, number } from '../../grid/columnKinds';
import type { TeamPath } from '../../platforms/useTeamPath';

/** The columns of the pre-draft trades. */
export const tradeColumns = (teamPath: TeamPath) => [
  date<TradeRow>('date', 'Date', { width: 120 }),
  number<TradeRow>('round', 'Round', { width: 90 }),
  number<TradeRow>('pick', 'Pick', { width: 90 }),
  link<TradeRow>('pickFrom', 'From', {
    ...{ flex: 1, width: PAIR_WIDTH, wrap: true, pinned: 'first' },
    to: ({ pickFromTeamId }) => teamPath(pickFromTeamId),
  }),
  link<TradeRow>('pickTo', 'To', {
    ...{ flex: 1, width: PAIR_WIDTH, wrap: true, pinned: 'second' },
    to: ({ pickToTeamId }) => teamPath(pickToTeamId),
  }),
];
