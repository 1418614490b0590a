import { refreshStamp } from '../lib/dates';
import { pathTo } from '../routing/pathTo';
import { InputField } from '../components/Field';

type Props = {
  token: string;
  expiresAt: string;
  /** Why it could not be sent to the e-mail address `sendTo`, null if it was; undefined if it was not to be sent. */
  mailProblem?: string | null;
  sendTo?: string;
};

/** A link for a new account or a new password, to be copied: it is shown once, with the outcome of its e-mail. */
export const OneTimeLink = ({ token, expiresAt, mailProblem, sendTo }: Props) => (
  <>
    {mailProblem === null && <p>Sent to {sendTo}.</p>}
    {mailProblem && (
      <p className="notice">
        Not sent to {sendTo}. {mailProblem} Send the link yourself.
      </p>
    )}
    <InputField
      label={`Send this link, which is not shown again; it works once, until ${refreshStamp(expiresAt)}`}
      value={`${window.location.origin}${pathTo('invitation')}#${token}`}
      attributes={{ readOnly: true, onFocus: ({ target }) => target.select() }}
    />
  </>
);
