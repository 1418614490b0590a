import { useMemo } from 'react';
import { PlayerName } from '../../components/PlayerName';
import { PositionBadge } from '../../components/PositionBadge';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { TeamName } from '../../components/TeamName';
import type { DraftPickRow } from '../../entities/draftPicks';
import type { TeamPath } from '../../league/useTeamPath';
import { type BoardRound, boardOf } from './board';
import { priceText } from './columns';

type Props = { picks: DraftPickRow[]; teamPath: TeamPath };

/** The draft on one page: a row per round, a column per team of the draft's order. It prints on one sheet. */
export function DraftBoard({ picks, teamPath }: Props) {
  const { slots, rounds } = useMemo(() => boardOf(picks), [picks]);
  const columns = useMemo(
    (): StaticColumn<BoardRound>[] => [
      {
        key: 'round',
        header: 'Rd',
        description: 'Round',
        align: 'center',
        width: 44,
        className: 'pinned',
        rowHeader: true,
        cell: ({ round }) => round,
      },
      ...slots.map(({ key, teamId, teamName }) => ({
        key,
        minWidth: 76,
        header: <ClampedName name={teamName} to={teamPath(teamId)} />,
        cell: (row: BoardRound) => row.picks.get(key)?.map((pick) => <Pick key={pick.key} pick={pick} teamPath={teamPath} />),
      })),
    ],
    [slots, teamPath],
  );
  return (
    <StaticTable
      card
      fixed
      hasLinks
      label="Draft board"
      className="draft-board plain-links"
      columns={columns}
      rows={rounds}
      rowKey={({ round }) => round}
    />
  );
}

/** A pick: its number, its owner if it was traded, and its player, with his price at an auction. */
function Pick({ pick, teamPath }: { pick: DraftPickRow; teamPath: TeamPath }) {
  const { pickString, keeper, player, originalTeam, teamId, teamName, amount } = pick;
  return (
    <div className={keeper ? 'draft-board__keeper' : undefined}>
      <small>
        {pickString}
        {keeper && ' Keeper'}
        {amount !== undefined && ` · ${priceText(amount)}`}
      </small>
      {player && (
        <div className="draft-board__player" title={player.playerName}>
          <PositionBadge position={player.position} /> <PlayerName id={player.playerId} name={player.playerName} />
        </div>
      )}
      {originalTeam !== null && <ClampedName label="to " name={teamName} to={teamPath(teamId)} />}
    </div>
  );
}

/** A team's name in at most two lines, complete in its tooltip. */
const ClampedName = ({ label = '', name, to }: { label?: string; name: string; to: string | undefined }) => (
  <div className="two-lines" title={name}>
    {label}
    <TeamName name={name} to={to} />
  </div>
);
