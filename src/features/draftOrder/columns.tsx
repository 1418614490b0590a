import { LocalTime } from '../../components/LocalTime';
import { Spoken } from '../../components/Spoken';
import type { StaticColumn } from '../../components/StaticTable';
import { PlayerName } from '../../league/PlayerName';
import { PositionBadge } from '../../league/PositionBadge';
import { TeamName } from '../../league/TeamName';
import type { DraftPickRow } from '../../entities/draftPicks';
import { tradeDate } from '../../lib/dates';
import { onFirstUse } from '../../lib/onFirstUse';
import { PickNumber } from './PickNumber';

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
  narrow: 'chip',
  narrowLabel: 'Price',
  isMissing: ({ amount }) => amount === undefined,
  cell: ({ amount }) => (amount === undefined ? NONE : priceText(amount)),
};

const player: StaticColumn<DraftPickRow> = {
  key: 'player',
  width: '22%',
  header: 'Player',
  narrow: 'chip',
  isMissing: (pick) => !pick.player,
  cell: (pick) =>
    pick.player ? (
      <>
        <PositionBadge position={pick.player.position} /> <PlayerName id={pick.player.playerId} name={pick.player.playerName} />
      </>
    ) : (
      NONE
    ),
};

/** The last trade of a pick. */
const traded: StaticColumn<DraftPickRow>[] = [
  {
    key: 'originalTeam',
    width: '20%',
    header: 'Traded From',
    narrow: 'chip',
    narrowLabel: 'From',
    isMissing: ({ originalTeam }) => !originalTeam,
    cell: (pick) => (pick.originalTeam ? <TradedFrom pick={pick} /> : NONE),
  },
  {
    key: 'originalDate',
    width: '14%',
    header: 'Traded On',
    narrow: 'chip',
    narrowLabel: 'On',
    isMissing: ({ originalDate }) => !originalDate,
    cell: (pick) => (pick.originalDate ? <LocalTime value={pick.originalDate} format={tradeDate} /> : NONE),
  },
];

/**
 * What the columns of a round depend on: `hasPlayers` adds the drafted players, `isAuction` their prices; no pick of such an auction was
 * traded. `onTheClock` is the number of the next pick.
 */
export type RoundColumns = {
  hasPlayers: boolean;
  isAuction: boolean;
  onTheClock: string | undefined;
};

/** The columns of a round, in order. On a phone the first two fill the width beside the pinned name. */
export const pickColumns = ({ hasPlayers, isAuction, onTheClock }: RoundColumns): readonly StaticColumn<DraftPickRow>[] => [
  {
    key: 'pickString',
    width: '9%',
    header: 'Pick No',
    narrow: 'figure',
    narrowWidth: 64,
    cell: (pick) => (
      <>
        <PickNumber pick={pick} />
        {pick.pickString === onTheClock && <Spoken text="on the clock" />}
      </>
    ),
  },
  {
    key: 'totalPick',
    width: '11%',
    header: 'Total Pick',
    align: 'right',
    narrow: 'chip',
    narrowLabel: 'Total',
    isMissing: ({ isGuess }) => isGuess === true,
    cell: (pick) => (pick.isGuess ? NONE : pick.totalPick),
  },
  {
    key: 'actualPick',
    width: '12.5%',
    header: 'Actual Pick',
    align: 'right',
    narrow: 'chip',
    narrowLabel: 'Actual',
    isMissing: ({ actualPick, isGuess }) => actualPick == null || isGuess === true,
    cell: (pick) => (pick.isGuess ? NONE : (pick.actualPick ?? NONE)),
  },
  {
    key: 'teamName',
    width: '20%',
    header: 'Team Name',
    className: 'pinned',
    narrow: 'title',
    cell: (pick) => <TeamName id={pick.teamId} name={pick.teamName} />,
  },
  ...(hasPlayers ? [player] : []),
  ...(hasPlayers && isAuction ? [] : traded),
  {
    key: 'keeper',
    width: '13.5%',
    header: 'Keeper',
    narrow: 'chip',
    isMissing: ({ keeper }) => !keeper,
    cell: (pick) => (pick.keeper ? 'Keeper' : ''),
  },
  ...(isAuction ? [price] : []),
];

/** The last giver and, of a pick that was traded more than once, its first owner. */
function TradedFrom({ pick }: { pick: DraftPickRow }) {
  const { originalTeam, originalTeamId, slotTeam, slotTeamId } = pick;
  return (
    <>
      <TeamName id={originalTeamId} name={originalTeam ?? ''} />
      {slotTeam && slotTeamId !== originalTeamId && (
        <small>
          {' '}
          (at first <TeamName id={slotTeamId} name={slotTeam} />)
        </small>
      )}
    </>
  );
}
