import { Link } from 'react-router';
import type { DraftPickRow } from '../../entities/draftPicks';
import { useSheetLink } from '../../routing/useSheet';

/** The search parameter that opens a pick's sheet: `?pick=3.07`. */
export const PICK_PARAM = 'pick';

/** What stands for a pick's number as long as nobody has set its place in the round. */
export const NOT_SET = 'Not set';

/** A pick's number, as a link to its sheet; a guess is its tooltip only. */
export function PickNumber({ pick: { pickString, isGuess } }: { pick: DraftPickRow }) {
  const linkTo = useSheetLink(PICK_PARAM);
  return (
    <Link
      {...linkTo(pickString)}
      className="pick-number"
      aria-haspopup="dialog"
      title={isGuess ? `Perhaps ${pickString}` : undefined}
    >
      {isGuess ? NOT_SET : pickString}
    </Link>
  );
}
