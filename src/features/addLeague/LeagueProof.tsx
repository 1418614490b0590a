import type { Schema } from '../../api/types';
import { CopyButton } from '../../league/CopyButton';

/** The code by which a person shows to run a league, and where it goes on the host. */
export const LeagueProof = ({ proof: { code, place } }: { proof: Schema<'LeagueProof'> }) => (
  <>
    <p>
      Show that you run this league: put the code <code>{code}</code> anywhere into {place}, and take it out again afterwards. Or
      ask an admin.
    </p>
    <p>
      <CopyButton of="Code" text={() => code} />
    </p>
  </>
);
