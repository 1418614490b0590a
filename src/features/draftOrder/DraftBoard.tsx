import { useMemo } from 'react';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { useRememberedParam } from '../../components/useRememberedParam';
import type { DraftPickRow } from '../../entities/draftPicks';
import type { TeamPath } from '../../league/useTeamPath';
import { type BoardRound, boardOf } from './board';
import { BoardPick, ClampedName } from './BoardPick';
import { BoardTools } from './BoardTools';
import { useHighlight } from './useHighlight';

type Props = {
  leagueId: string;
  picks: DraftPickRow[];
  teamPath: TeamPath;
  /** The number of the next pick of a running draft. */
  onTheClock: string | undefined;
};

const heights = ['compact'] as const;

/** The draft on one page: a row per round, a column per team of the draft's order. It prints on one sheet. */
export function DraftBoard({ leagueId, picks, teamPath, onTheClock }: Props) {
  const { slots, rounds } = useMemo(() => boardOf(picks), [picks]);
  const { teams, teamId, choose } = useHighlight(leagueId, picks);
  const rows = useRememberedParam('rows', 'draftOrder.rows', heights);
  const isCompact = rows.value === 'compact';
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
      ...slots.map(({ key, ...team }) => ({
        key,
        minWidth: 76,
        header: <ClampedName name={team.teamName} to={teamPath(team.teamId)} />,
        cell: (row: BoardRound) =>
          row.picks.get(key)?.map((pick) => {
            const isHighlighted = teamId !== undefined && pick.teamId === teamId;
            const isNext = pick.pickString === onTheClock;
            return <BoardPick key={pick.key} {...{ pick, teamPath, isHighlighted, isNext, isCompact }} />;
          }),
      })),
    ],
    [slots, teamPath, teamId, isCompact, onTheClock],
  );
  return (
    <>
      <BoardTools
        {...{ teams, teamId, isCompact }}
        onHighlight={choose}
        onCompact={(compact) => rows.choose(compact ? 'compact' : undefined)}
      />
      <StaticTable
        card
        fixed
        hasLinks
        label="Draft board"
        className={`draft-board plain-links ${isCompact ? 'draft-board--compact' : ''}`}
        columns={columns}
        rows={rounds}
        rowKey={({ round }) => round}
      />
    </>
  );
}
