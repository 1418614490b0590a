import { statusOnly } from '../../api';
import { useGetDraftPickQuery } from '../../api/generated/draftPicks.gen';
import { Loading } from '../../components/Loading';
import { Modal, type ModalState } from '../../components/Modal';
import { SheetFailure } from '../../components/SheetFailure';
import type { DraftPickRow } from '../../entities/draftPicks';
import { pickHistories } from '../../entities/generated/draftPicksTables.gen';
import { useTeamPath } from '../../league/useTeamPath';
import { usePlayerSheet } from '../../routing/usePlayerSheet';
import { useAppSelector } from '../../store/hooks';
import { PickStory } from './PickStory';

type Props = ModalState & {
  leagueId: string;
  /** The season and the draft that the page's URL names. */
  year: number | undefined;
  draft: number | undefined;
  pick: DraftPickRow;
};

/** The sheet of a pick: whose it was, each of its trades, and the player on it. It gives way to the player's sheet while that is open. */
export function PickSheet({ leagueId, year, draft, pick: { pickString, isGuess, round }, ...modal }: Props) {
  const isCovered = usePlayerSheet().playerId !== null;
  const arg = { leagueId, year, draft, round, pick: Number(pickString.split('.')[1]) };
  const query = useGetDraftPickQuery(arg, statusOnly);
  const history = useAppSelector((state) => pickHistories.selectRow(state, arg));
  const teamPath = useTeamPath(leagueId);
  const name = isGuess ? `Pick of round ${round}` : `Pick ${pickString}`;
  return (
    <Modal
      open={modal.open && !isCovered}
      onClose={modal.onClose}
      onExited={() => modal.open || modal.onExited?.()}
      title={history ? `${name} of ${history.season}` : name}
    >
      {history ? (
        <PickStory {...{ leagueId, history, teamPath }} />
      ) : query.missing ? (
        <p>There is no such pick any more.</p>
      ) : query.failed ? (
        <SheetFailure subject="pick" onRetry={query.refetch} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
