import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { Spoken } from '../../components/Spoken';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { PlayerName } from '../../league/PlayerName';
import { points } from '../../lib/numbers';
import { type LineupRow, lineupRows } from './lineupRows';

type Side = Schema<'MatchupSide'>;
type Column = StaticColumn<LineupRow>;

const none = '–';
const pointsOf = (score: number | null | undefined) => (score == null ? none : points(score));

/** A player with his position, marked if he was on the bench and is in the best line-up. */
function Player({ player, place }: { player: Schema<'LineupPlayer'> | null; place: string }) {
  if (!player) return none;
  const { playerId, playerName, position, isBest } = player;
  return (
    <>
      <PlayerName id={playerId} name={playerName} />
      {position !== place && <small className="muted"> {position}</small>}
      {isBest && place === 'Bench' && (
        <>
          <span aria-hidden> ▲</span>
          <Spoken text="in the best line-up" />
        </>
      )}
    </>
  );
}

/** The columns of a side: who, and the points. */
function columnsOf(side: 'one' | 'other', teamName: string): [name: Column, score: Column] {
  const name: Column = {
    key: side,
    header: teamName,
    align: side === 'one' ? 'left' : 'right',
    cell: (row) => (row.isTotal ? '' : <Player player={row[side]} place={row.place} />),
  };
  const score: Column = {
    key: `${side} points`,
    header: 'Points',
    align: 'right',
    width: 57,
    cell: (row) => pointsOf(row.isTotal ? row[side] : row[side]?.score),
  };
  return [name, score];
}

const placeColumn: Column = {
  key: 'place',
  header: 'Slot',
  align: 'center',
  width: 65,
  className: 'pinned',
  rowHeader: true,
  cell: ({ place }) => place,
};

type Props = { week: number; isOnly: boolean; team: Side; opponent: Side | null };

/** The line-ups of a week side by side. */
export function Lineups({ week, isOnly, team, opponent }: Props) {
  const lineup = (side: Side | null) => side?.lineups.find((each) => each.week === week);
  const [name, score] = columnsOf('one', team.teamName);
  const [otherName, otherScore] = columnsOf('other', opponent?.teamName ?? '');
  const columns = opponent ? [name, score, placeColumn, otherScore, otherName] : [name, score, placeColumn];
  const rows = lineupRows(lineup(team), lineup(opponent));
  const title = isOnly ? 'Line-ups' : `Line-ups of week ${week}`;
  const isMarked = rows.some((row) => row.place === 'Bench' && !row.isTotal && (row.one?.isBest || row.other?.isBest));
  return (
    <CardSection title={title} flush>
      <StaticTable
        fixed
        minWidth={300}
        hasLinks
        className="lineup"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowClassName={({ isTotal }) => (isTotal ? 'lineup__total' : undefined)}
      />
      {isMarked && <p className="card__body muted">▲ On the bench, but in the best possible line-up.</p>}
    </CardSection>
  );
}
