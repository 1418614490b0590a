import { useState, type ReactNode, type SubmitEvent } from 'react';
import { refusalText, type ApiError } from '../../api';
import type { Schema } from '../../api/types';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../../browser/formDrafts';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { refreshStamp } from '../../lib/dates';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { InlineForm } from './InlineForm';

type Made = { data?: Schema<'InvitationLink'>; error?: ApiError };

type Props = {
  name: string;
  action: string;
  labels: Record<string, string>;
  /** What else the link does. */
  note?: string;
  /** Asks the server for the link of what was typed; blank fields are left out. */
  make: (typed: FormDraft) => Promise<Made>;
  children: (draft: FormDraft) => ReactNode;
};

/** A form that makes a link and shows it once. It keeps what was typed until then. */
export function LinkForm({ name, action, labels, note, make, children }: Props) {
  const account = useAppSelector(selectEmailAddress);
  const [draft] = useState(() => findDraft(name, account) ?? {});
  const [running, setRunning] = useState(false);
  const [{ data: link, error }, setMade] = useState<Made>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running) return;
    const entries = [...new FormData(event.currentTarget)].map(([field, value]) => [field, String(value).trim()] as const);
    setRunning(true);
    setMade({});
    const made = await make(Object.fromEntries(entries.filter(([, value]) => value !== '')));
    setRunning(false);
    setMade(made);
    if (made.data) dropDraft(name);
  };
  return (
    <>
      <InlineForm
        aria-label={action}
        onInput={({ currentTarget }) => keepDraft(name, account, currentTarget)}
        onSubmit={(event) => void submit(event)}
      >
        {children(draft)}
        <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
          {running ? 'Making…' : action}
        </button>
      </InlineForm>
      {note && <p>{note}</p>}
      <ErrorAlert text={refusalText(error, labels)} />
      <div role="status">
        {link && (
          <InputField
            label={`Send this link, which is not shown again; it works once, until ${refreshStamp(link.expiresAt)}`}
            value={`${window.location.origin}${pathTo('invitation')}#${link.token}`}
            attributes={{ readOnly: true, onFocus: ({ target }) => target.select() }}
          />
        )}
      </div>
    </>
  );
}
