import { useEffect, useState, type SubmitEvent } from 'react';
import type { Schema } from '../../api/types';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasStatus } from '../../api';
import { dropDraft, keepDraft } from '../../browser/formDrafts';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { Page } from '../../league/Page';
import { pathTo } from '../../routing/pathTo';
import { acceptInvitation, acceptWithPasskey, findInvitation } from '../../session/acceptInvitation';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CodeField, codeHint } from './CodeField';
import { codeProblem, invitationProblem } from './logInProblem';
import { destinationOf, InvitationText } from './InvitationText';
import { isMistyped, NewPasswordFields } from './NewPasswordFields';
import { useCredentialsForm } from './useCredentialsForm';

/** The name that the form's draft is stored under: the e-mail address, never the password. */
const draftName = 'invitation';

const labels = { token: 'This link', userEmail: 'E-mail address', newPassword: 'Password' };

/** The page of a link for a new account or a new password. The token is in the URL's fragment, which no server and no log gets. */
export function InvitationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectEmailAddress);
  const [running, setRunning] = useState<'password' | 'passkey' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { form, needsCode, setNeedsCode } = useCredentialsForm(draftName);
  const token = hash.slice(1);
  const [invitation, setInvitation] = useState<Schema<'OpenInvitation'>>();
  useEffect(() => {
    let current = true;
    if (token)
      dispatch(findInvitation(token)).then(
        (found) => current && setInvitation(found),
        // Without a response the form still works.
        (error: unknown) => current && hasStatus(error, 400) && setProblem(invitationProblem(error, labels)),
      );
    return () => {
      current = false;
    };
  }, [token, dispatch]);

  async function submit(typed: FormData, way: 'password' | 'passkey') {
    if (running) return;
    const text = (name: string) => String(typed.get(name));
    const email = text('email').trim();
    setProblem(null);
    if (!token) return setProblem('This link is incomplete: open it again as it was sent to you.');
    if (way === 'password' && isMistyped(typed)) return setProblem('The two passwords differ.');
    setRunning(way);
    try {
      await dispatch(
        way === 'passkey'
          ? acceptWithPasskey(token, email)
          : acceptInvitation(token, email, text('newPassword'), needsCode ? text('code').trim() : undefined),
      );
      dropDraft(draftName);
      void navigate(destinationOf(invitation), { replace: true });
    } catch (error) {
      if (codeProblem(error) === 'required') setNeedsCode(true);
      else setProblem(invitationProblem(error, labels));
      setRunning(null);
    }
  }
  /** A passkey needs the e-mail address only. */
  const takePasskey = () => {
    const email = form.current?.elements.namedItem('email');
    if (form.current && email instanceof HTMLInputElement && email.reportValidity())
      void submit(new FormData(form.current), 'passkey');
  };
  return (
    <Page title="Your account" subtitle="This link works once">
      <div style={{ maxWidth: 440 }}>
        <form
          ref={form}
          className="card card__body"
          onInput={({ currentTarget }) => keepDraft(draftName, null, currentTarget)}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget), 'password');
          }}
        >
          {invitation && <InvitationText invitation={invitation} />}
          <p>Enter the e-mail address that you log in with, and choose a password. A new account can have a passkey instead.</p>
          {loggedIn !== null && (
            <p className="notice">This browser is logged in as {loggedIn}. The account of this link takes its place.</p>
          )}
          <InputField label={labels.userEmail} type="email" name="email" autoComplete="username" required />
          <NewPasswordFields label={labels.newPassword} />
          {needsCode && <CodeField label="Code" />}
          <ErrorAlert text={problem} />
          <Announced as="p">{needsCode && codeHint}</Announced>
          <p className="row">
            <button
              type="submit"
              className="button button--primary"
              aria-disabled={running !== null}
              aria-busy={running === 'password'}
            >
              {running === 'password' ? 'Saving…' : 'Save and log in'}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={running !== null}
              aria-busy={running === 'passkey'}
              onClick={takePasskey}
            >
              {running === 'passkey' ? 'Waiting for the passkey…' : 'Use a passkey instead'}
            </button>
          </p>
          <p className="muted">
            Have you used this link already? <Link to={pathTo('logIn')}>Log in</Link>. If it is too old, ask for a new one.
          </p>
        </form>
      </div>
    </Page>
  );
}
