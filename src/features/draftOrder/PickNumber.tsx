import type { DraftPickRow } from '../../entities/draftPicks';

/** Opens the sheet of a pick. */
export type OpenPick = (pick: DraftPickRow) => void;

/** A pick's number, which opens its sheet. */
export const PickNumber = ({ pick, onOpen }: { pick: DraftPickRow; onOpen: OpenPick }) => (
  <button type="button" className="pick-number" aria-haspopup="dialog" onClick={() => onOpen(pick)}>
    {pick.pickString}
  </button>
);
