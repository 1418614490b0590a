import { LocalTime } from '../../components/LocalTime';
import type { StaticColumn } from '../../components/StaticTable';
import { TeamName } from '../../components/TeamName';
import type { DraftPickRow } from '../../entities/draftPicks';
import { tradeDate } from '../../lib/dates';
import { onFirstUse } from '../../lib/onFirstUse';
import type { TeamPath } from '../../league/useTeamPath';

/** Shown for a missing value. */
const NONE = '–';

const prices = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** What a player cost at an auction: `1,250`. */
export const priceText = (amount: number): string => prices().format(amount);

const price: StaticColumn<DraftPickRow> = {
  key: 'amount',
  width: '9%',
  header: 'Price',
  align: 'right',
  cell: ({ amount }) => (amount === undefined ? NONE : priceText(amount)),
};

/** The columns of a round, in order; `isAuction` adds the prices. On a phone the first two fill the width beside the pinned name. */
export const pickColumns = (teamPath: TeamPath, isAuction: boolean): readonly StaticColumn<DraftPickRow>[] => [
  { key: 'pickString', width: '9%', header: 'Pick No', cell: (pick) => pick.pickString },
  { key: 'totalPick', width: '11%', header: 'Total Pick', align: 'right', cell: (pick) => pick.totalPick },
  { key: 'actualPick', width: '12.5%', header: 'Actual Pick', align: 'right', cell: (pick) => pick.actualPick ?? NONE },
  {
    key: 'teamName',
    width: '20%',
    header: 'Team Name',
    className: 'pinned',
    cell: (pick) => <TeamName name={pick.teamName} to={teamPath(pick.teamId)} />,
  },
  {
    key: 'originalTeam',
    width: '20%',
    header: 'Traded From',
    cell: (pick) => (pick.originalTeam ? <TradedFrom {...{ pick, teamPath }} /> : NONE),
  },
  {
    key: 'originalDate',
    width: '14%',
    header: 'Traded On',
    cell: (pick) => (pick.originalDate ? <LocalTime value={pick.originalDate} format={tradeDate} /> : NONE),
  },
  { key: 'keeper', width: '13.5%', header: 'Keeper', cell: (pick) => (pick.keeper ? 'Keeper' : '') },
  ...(isAuction ? [price] : []),
];

/** The last giver and, of a pick that was traded more than once, its first owner. */
function TradedFrom({ pick, teamPath }: { pick: DraftPickRow; teamPath: TeamPath }) {
  const { originalTeam, originalTeamId, slotTeam, slotTeamId } = pick;
  return (
    <>
      <TeamName name={originalTeam ?? ''} to={teamPath(originalTeamId)} />
      {slotTeam && slotTeamId !== originalTeamId && (
        <small>
          {' '}
          (at first <TeamName name={slotTeam} to={teamPath(slotTeamId)} />)
        </small>
      )}
    </>
  );
}
