import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { statusOnly, useGetAccountQuery } from '../../api';
import { useHydrated } from '../../browser/useHydrated';
import { Page } from '../../league/Page';
import { selectAccount, selectIsAdmin } from '../../entities/accounts';
import { secondFactors } from '../../entities/generated/sessionTables.gen';
import { pathTo } from '../../routing/pathTo';
import {
  selectEmailAddress,
  selectHasEnded,
  selectIsRefusedVisitor,
  selectMustChangePassword,
  selectMustSetUpSecondFactor,
} from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { ChangePassword } from './ChangePassword';
import { LogInForm } from './LogInForm';
import { OwnLeagues } from './OwnLeagues';
import { PasskeyLogIn } from './PasskeyLogIn';
import { Passkeys } from './Passkeys';
import { returnAddress } from './returnAddress';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { SetPassword } from './SetPassword';

/** The ways to the admin page and to the page that adds a league, for those who may. */
function AccountLinks() {
  useGetAccountQuery(undefined, statusOnly);
  const isAdmin = useAppSelector(selectIsAdmin);
  const mayAddLeagues = useAppSelector((state) => selectAccount(state)?.mayAddLeagues);
  return (
    <>
      {mayAddLeagues && (
        <Link className="button" to={pathTo('addLeague')}>
          Add a league
        </Link>
      )}
      {isAdmin && (
        <Link className="button" to={pathTo('admin')}>
          Admin
        </Link>
      )}
    </>
  );
}

/**
 * The log-in form, or the account of a logged-in user. A log-in returns to the page that the user came from, unless a generated password must
 * be changed or a required second factor set up first.
 */
export function LogInPage() {
  const { key, search, state } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const hasEnded = useAppSelector(selectHasEnded);
  const isRefusedVisitor = useAppSelector(selectIsRefusedVisitor);
  const mustChangePassword = useAppSelector(selectMustChangePassword);
  const mustSetUpSecondFactor = useAppSelector(selectMustSetUpSecondFactor);
  // The key of the location at which a visitor logs in. The render that hydrates shows a visitor's page to everybody.
  const [visitedAt, setVisitedAt] = useState<string | null>(null);
  const isVisitor = useHydrated() && emailAddress === null;
  if (isVisitor && visitedAt !== key) setVisitedAt(key);
  // The account stays open, also once it is set up, to show the recovery codes.
  if (visitedAt !== null && emailAddress !== null && mustSetUpSecondFactor) setVisitedAt(null);
  const hasPassword = useAppSelector((state) => secondFactors.selectRow(state)?.hasPassword ?? true);
  const from = returnAddress(state);

  // A link to the account that is followed before the next page is shown opens the account.
  if (emailAddress !== null && visitedAt === key && !mustChangePassword) return <Navigate to={from} replace />;
  if (emailAddress !== null)
    return (
      <Page title="Account" subtitle={`You are logged in as ${emailAddress}.`}>
        {mustChangePassword ? (
          <p className="notice">
            Your password was generated. Change it to go on; until then you can read, but not save anything.
          </p>
        ) : (
          <p className="row">
            <Link className="button button--primary" to={from}>
              Continue
            </Link>
            <AccountLinks />
          </p>
        )}
        <div className="card-grid" style={{ '--card-width': '22rem', alignItems: 'start', marginTop: 24 }}>
          {!mustChangePassword && <SecondFactor emailAddress={emailAddress} />}
          {!mustChangePassword && <Passkeys emailAddress={emailAddress} />}
          {hasPassword ? <ChangePassword emailAddress={emailAddress} /> : <SetPassword emailAddress={emailAddress} />}
        </div>
        <OwnLeagues />
        <Sessions />
      </Page>
    );
  return (
    <Page title="Log in">
      <div className="stack" style={{ maxWidth: 440 }}>
        {(hasEnded || new URLSearchParams(search).has('timeout')) && (
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
