import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Loading } from '../../components/Loading';
import { Modal, type ModalState } from '../../components/Modal';
import { SheetFailure } from '../../components/SheetFailure';
import type { DraftPickRow } from '../../entities/draftPicks';
import { pickHistories } from '../../entities/generated/draftPicksTables.gen';
import { usePlayerSheet } from '../../routing/usePlayerSheet';
import { useRow } from '../../store/useRows';
import { PickStory } from './PickStory';

/** The season and the draft that the page's URL names. */
type Draft = { leagueId: string; year: number | undefined; draft: number | undefined };

type Props = Draft & {
  /** Those of the draft, once they are loaded. */
  picks: readonly DraftPickRow[] | undefined;
  /** The number of the pick in the URL; null while no sheet is open. */
  pickString: string | null;
  onClose: () => void;
};

/** The sheet of the pick in the URL. It stays mounted until its fade-out has ended. */
export function PickSheet({ picks, pickString, onClose, ...ofDraft }: Props) {
  const [shown, setShown] = useState(pickString);
  if (pickString !== null && pickString !== shown) setShown(pickString);
  if (shown === null || !picks) return null;
  const modal = { open: pickString !== null, onClose, onExited: () => setShown(null) };
  return <Sheet pick={picks.find((pick) => pick.pickString === shown)} {...ofDraft} {...modal} />;
}

type SheetProps = Draft & ModalState & { pick: DraftPickRow | undefined };

/** Whose a pick was, each of its trades, and the player on it. The sheet gives way to the player's while that is open. */
function Sheet({ leagueId, year, draft, pick, ...modal }: SheetProps) {
  const isCovered = usePlayerSheet().playerId !== null;
  const arg = pick && { leagueId, year, draft, round: pick.round, pick: Number(pick.pickString.split('.')[1]) };
  const { row: history, query } = useRow(pickHistories, arg ?? skipToken);
  const name = pick && (pick.isGuess ? `Pick of round ${pick.round}` : `Pick ${pick.pickString}`);
  return (
    <Modal
      open={modal.open && !isCovered}
      onClose={modal.onClose}
      onExited={() => modal.open || modal.onExited?.()}
      title={name === undefined ? 'Not Found' : history ? `${name} of ${history.season}` : name}
    >
      {history ? (
        <PickStory leagueId={leagueId} history={history} />
      ) : !pick || query.missing ? (
        <p>There is no such pick.</p>
      ) : query.failed ? (
        <SheetFailure subject="pick" onRetry={query.refetch} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
