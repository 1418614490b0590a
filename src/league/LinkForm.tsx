import { useState, type ReactNode } from 'react';
import { errorText, statusOnly, useGetAccountQuery } from '../api';
import type { Schema } from '../api/types';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../browser/formDrafts';
import { SubmitButton } from '../components/Button';
import { Announced } from '../components/Announced';
import { ErrorAlert } from '../components/ErrorAlert';
import { InputField } from '../components/Field';
import { useAttempt } from '../components/useAttempt';
import { OneTimeLink } from './OneTimeLink';
import { selectAccount } from '../entities/accounts';
import { formTexts } from '../lib/formTexts';
import { selectEmailAddress } from '../session/authSlice';
import { useAppSelector } from '../store/hooks';

const sendToLabel = 'E-mail address that the link is sent to, if any';

type Props = {
  name: string;
  /** What its button does. */
  action: string;
  /** The form's accessible name; by default the action. */
  label?: string;
  labels: Record<string, string>;
  /** Further effects of the link. */
  note?: string;
  /** Requests the link for the form's values; blank fields are left out. */
  make: (typed: FormDraft) => Promise<{ data?: Schema<'InvitationLink'>; error?: unknown }>;
  children: (draft: FormDraft) => ReactNode;
};

/** A form that makes a link and shows it once. Its values are stored until then. */
export function LinkForm({ name, action, label = action, labels, note, make, children }: Props) {
  const account = useAppSelector(selectEmailAddress);
  useGetAccountQuery(undefined, statusOnly);
  const canSendMail = useAppSelector((state) => selectAccount(state)?.canSendMail);
  const [draft] = useState(() => findDraft(name, account) ?? {});
  const { running, problem, onSubmit } = useAttempt();
  const [made, setMade] = useState<(Schema<'InvitationLink'> & { sendTo: string | undefined }) | null>(null);

  const send = async (form: HTMLFormElement): Promise<string | null> => {
    setMade(null);
    const entries = Object.entries(formTexts(new FormData(form)));
    const typed: FormDraft = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    const { data, error } = await make(typed);
    if (data) {
      setMade({ ...data, sendTo: typed['sendTo'] });
      dropDraft(name);
    }
    return errorText(error, { ...labels, sendTo: sendToLabel });
  };
  return (
    <>
      <form
        className="inline-form"
        aria-label={label}
        onInput={({ currentTarget }) => keepDraft(name, account, currentTarget)}
        onSubmit={onSubmit(send)}
      >
        {children(draft)}
        {canSendMail && (
          <InputField
            label={sendToLabel}
            type="email"
            name="sendTo"
            autoComplete="off"
            defaultValue={draft['sendTo']}
            attributes={{ maxLength: 254 }}
          />
        )}
        <SubmitButton text={action} busyText="Making…" isBusy={running} />
      </form>
      {note && <p>{note}</p>}
      <ErrorAlert text={problem} />
      <Announced>{made && <OneTimeLink {...made} />}</Announced>
    </>
  );
}
