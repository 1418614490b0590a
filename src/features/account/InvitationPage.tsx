import { useEffect, useState } from 'react';
import type { Schema } from '../../api/types';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasStatus } from '../../api';
import { dropDraft, keepDraft } from '../../browser/formDrafts';
import { Button, SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { useAttempt } from '../../components/useAttempt';
import { Page } from '../../league/Page';
import { pathTo } from '../../routing/pathTo';
import { acceptInvitation, acceptWithPasskey, findInvitation } from '../../session/acceptInvitation';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { CodeField, codeHint } from './CodeField';
import { codeProblem, invitationProblem } from './logInProblem';
import { destinationOf, InvitationText } from './InvitationText';
import { isMistyped, NewPasswordFields } from './PasswordField';
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
  const { running, problem, attempt, onSubmit } = useAttempt();
  const [way, setWay] = useState<'password' | 'passkey'>('password');
  const { form, needsCode, setNeedsCode } = useCredentialsForm(draftName);
  const token = hash.slice(1);
  const [{ invitation, refusal }, setFound] = useState<{ invitation?: Schema<'OpenInvitation'>; refusal?: string }>({});
  useEffect(() => {
    let current = true;
    if (token)
      dispatch(findInvitation(token)).then(
        (found) => current && setFound({ invitation: found }),
        // Without a response the form still works.
        (error: unknown) => current && hasStatus(error, 400) && setFound({ refusal: invitationProblem(error, labels) }),
      );
    return () => {
      current = false;
    };
  }, [token, dispatch]);

  async function submit(form: HTMLFormElement, way: 'password' | 'passkey'): Promise<string | null> {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name));
    const email = text('email').trim();
    if (!token) return 'This link is incomplete: open it again as it was sent to you.';
    if (way === 'password' && isMistyped(typed)) return 'The two passwords differ.';
    setWay(way);
    try {
      await dispatch(
        way === 'passkey'
          ? acceptWithPasskey(token, email)
          : acceptInvitation(token, email, text('newPassword'), needsCode ? text('code').trim() : undefined),
      );
      dropDraft(draftName);
      await navigate(destinationOf(invitation), { replace: true });
    } catch (error) {
      if (codeProblem(error) !== 'required') return invitationProblem(error, labels);
      setNeedsCode(true);
    }
    return null;
  }
  /** A passkey needs the e-mail address only. */
  const takePasskey = () => {
    const { current } = form;
    const email = current?.elements.namedItem('email');
    if (current && email instanceof HTMLInputElement && email.reportValidity()) void attempt(() => submit(current, 'passkey'));
  };
  return (
    <Page title="Your account" subtitle="This link works once">
      <div style={{ maxWidth: 440 }}>
        <form
          ref={form}
          className="card card__body"
          onInput={({ currentTarget }) => keepDraft(draftName, null, currentTarget)}
          onSubmit={onSubmit((sent) => submit(sent, 'password'))}
        >
          {invitation && <InvitationText invitation={invitation} />}
          <p>Enter the e-mail address that you log in with, and choose a password. A new account can have a passkey instead.</p>
          {loggedIn !== null && (
            <p className="notice">This browser is logged in as {loggedIn}. The account of this link takes its place.</p>
          )}
          <InputField label={labels.userEmail} type="email" name="email" autoComplete="username" required />
          <NewPasswordFields label={labels.newPassword} />
          {needsCode && <CodeField label="Code" />}
          <ErrorAlert text={running ? null : (problem ?? refusal ?? null)} />
          <Announced as="p">{needsCode && codeHint}</Announced>
          <p className="row">
            <SubmitButton
              text="Save and log in"
              busyText="Saving…"
              aria-disabled={running}
              isBusy={running && way === 'password'}
            />
            <Button
              busyText="Waiting for the passkey…"
              isBusy={running && way === 'passkey'}
              aria-disabled={running}
              onClick={takePasskey}
            >
              Use a passkey instead
            </Button>
          </p>
          <p className="muted">
            Have you used this link already? <Link to={pathTo('logIn')}>Log in</Link>. If it is too old, ask for a new one.
          </p>
        </form>
      </div>
    </Page>
  );
}
