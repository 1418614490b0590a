import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { useRememberedParam } from '../../components/useRememberedParam';
import type { DraftPickRow } from '../../entities/draftPicks';
import { type BoardRound, boardOf } from './board';
import { BoardPick, ClampedName } from './BoardPick';
import { BoardTools } from './BoardTools';
import { useHighlight } from './useHighlight';

type Props = {
  leagueId: string;
  picks: DraftPickRow[];
  /** The number of the next pick of a running draft. */
  onTheClock: string | undefined;
};

const heights = ['compact'] as const;

/** The draft on one page: a row per round, a column per team of the draft's order. It prints on one sheet. */
export function DraftBoard({ leagueId, picks, onTheClock }: Props) {
  const { slots, rounds } = boardOf(picks);
  const { teams, teamId, choose } = useHighlight(leagueId, picks);
  const rows = useRememberedParam('rows', 'draftOrder.rows', heights);
  const isCompact = rows.value === 'compact';
  const columns: StaticColumn<BoardRound>[] = [
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
      header: <ClampedName id={team.teamId} name={team.teamName} />,
      cell: (row: BoardRound) =>
        row.picks.get(key)?.map((pick) => {
          const isHighlighted = teamId !== undefined && pick.teamId === teamId;
          const isNext = pick.pickString === onTheClock;
          return <BoardPick key={pick.key} {...{ pick, isHighlighted, isNext, isCompact }} />;
        }),
    })),
  ];
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
