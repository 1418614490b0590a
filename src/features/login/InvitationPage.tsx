import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropDraft, findDraft, keepDraft } from '../../browser/formDrafts';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { Page } from '../../components/Page';
import { pathTo } from '../../routing/pathTo';
import { acceptInvitation } from '../../session/acceptInvitation';
import { useAppDispatch } from '../../store/hooks';
import { passwordLength } from './ChangePassword';
import { invitationProblem } from './logInProblem';

/** The name that the form's draft is kept under: the e-mail address, never the password. */
const draftName = 'invitation';

const labels = { token: 'This link', userEmail: 'E-mail address', newPassword: 'Password' };

/** Where a link for a new account or a new password leads. Its token is in the fragment of the URL, which no server and no log gets. */
export function InvitationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // After hydration: the server does not know what was typed.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement && field.value === '') field.value = findDraft(draftName, null)?.['email'] ?? '';
  }, []);

  async function submit(typed: FormData) {
    if (running) return;
    const text = (name: string) => String(typed.get(name));
    setProblem(null);
    if (hash.length < 2) return setProblem('This link is not complete: open it again as it was sent to you.');
    if (text('newPassword') !== text('repeated')) return setProblem('The two passwords differ.');
    setRunning(true);
    try {
      await dispatch(acceptInvitation(hash.slice(1), text('email').trim(), text('newPassword')));
      dropDraft(draftName);
      void navigate(pathTo('landing'), { replace: true });
    } catch (error) {
      setProblem(invitationProblem(error, labels));
      setRunning(false);
    }
  }
  return (
    <Page title="Your account" subtitle="This link works once">
      <Stack sx={{ maxWidth: 440 }}>
        <form
          ref={form}
          className="card card__body"
          onInput={({ currentTarget }) => keepDraft(draftName, null, currentTarget)}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget));
          }}
        >
          <p>Enter the e-mail address that you log in with, and choose a password.</p>
          <InputField label={labels.userEmail} type="email" name="email" autoComplete="username" required />
          <InputField
            label={`${labels.newPassword}, 8 characters or more`}
            type="password"
            name="newPassword"
            autoComplete="new-password"
            attributes={passwordLength}
            required
          />
          <InputField
            label="Password once more"
            type="password"
            name="repeated"
            autoComplete="new-password"
            attributes={passwordLength}
            required
          />
          <ErrorAlert text={problem} />
          <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
            {running ? 'Saving…' : 'Save and log in'}
          </button>
        </form>
      </Stack>
    </Page>
  );
}
