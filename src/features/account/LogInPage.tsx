import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useHydrated } from '../../browser/useHydrated';
import { Page } from '../../league/Page';
import {
  selectEmailAddress,
  selectHasEnded,
  selectIsRefusedVisitor,
  selectMustChangePassword,
  selectMustSetUpSecondFactor,
} from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { LogInForm } from './LogInForm';
import { OwnAccount } from './OwnAccount';
import { PasskeyLogIn } from './PasskeyLogIn';
import { returnAddress } from './returnAddress';

/** What a visitor sees. */
function LogIn() {
  const hasEnded = useAppSelector(selectHasEnded);
  const isRefusedVisitor = useAppSelector(selectIsRefusedVisitor);
  const isTimeout = new URLSearchParams(useLocation().search).has('timeout');
  return (
    <Page title="Log in">
      <div className="stack" style={{ maxWidth: 440 }}>
        {(hasEnded || isTimeout) && (
          <p className="notice">
            {isRefusedVisitor ? 'Log in to continue.' : 'Your session has expired. Log in again to go on.'}
          </p>
        )}
        <LogInForm />
        <PasskeyLogIn />
        <p className="muted">Forgotten your password? An admin can send you a link for a new one.</p>
      </div>
    </Page>
  );
}

/**
 * The log-in form, or the account of a logged-in user. A log-in returns to the page that the user came from, unless a generated password must
 * be changed or a required second factor set up first.
 */
export function LogInPage() {
  const { key, state } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const mustChangePassword = useAppSelector(selectMustChangePassword);
  const mustSetUpSecondFactor = useAppSelector(selectMustSetUpSecondFactor);
  // The key of the location at which a visitor logs in. The render that hydrates shows a visitor's page to everybody.
  const [visitedAt, setVisitedAt] = useState<string | null>(null);
  const isVisitor = useHydrated() && emailAddress === null;
  if (isVisitor && visitedAt !== key) setVisitedAt(key);
  // The account stays open, also once it is set up, to show the recovery codes.
  if (visitedAt !== null && emailAddress !== null && mustSetUpSecondFactor) setVisitedAt(null);
  const from = returnAddress(state);

  if (emailAddress === null) return <LogIn />;
  // A link to the account that is followed before the next page is shown opens the account.
  if (visitedAt === key && !mustChangePassword) return <Navigate to={from} replace />;
  return <OwnAccount {...{ emailAddress, from }} />;
}
