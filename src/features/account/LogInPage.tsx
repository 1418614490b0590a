import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router';
import { statusOnly, useGetAccountQuery } from '../../api';
import { Page } from '../../components/Page';
import { selectAccount, selectIsAdmin } from '../../entities/accounts';
import { ownSessions, secondFactors } from '../../entities/sessions';
import { pathTo } from '../../routing/pathTo';
import {
  selectEmailAddress,
  selectHasEnded,
  selectIsRefusedVisitor,
  selectMustChangePassword,
  selectMustSetUpSecondFactor,
} from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
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

/** The location key of an account that was logged in before it opened the page. */
const earlier = '';

const box = { gap: 2, maxWidth: 440 };

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
  // A stored session is in the store before the first render, which shows the page of a visitor where the server rendered it.
  const store = useStore<RootState>();
  const isLoggedIn = () => selectEmailAddress(store.getState()) !== null;
  // The key of the location at which the account logged in; null for a visitor.
  const [loggedInAt, setLoggedInAt] = useState(() => (isLoggedIn() ? earlier : null));
  if (loggedInAt !== null && !isLoggedIn()) setLoggedInAt(null);
  if (loggedInAt === null && emailAddress !== null && isLoggedIn()) setLoggedInAt(key);
  // Also once it is set up, to show the recovery codes.
  if (loggedInAt === key && emailAddress !== null && mustSetUpSecondFactor) setLoggedInAt(earlier);
  const hasPassword = useAppSelector((state) => secondFactors.selectRows(state, ownSessions)?.[0]?.hasPassword ?? true);
  const from = returnAddress(state);

  // A link to the account that is followed before the next page is shown opens the account.
  if (emailAddress !== null && loggedInAt === key && !mustChangePassword) return <Navigate to={from} replace />;
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
        <Box className="card-grid" sx={{ '--card-width': '22rem', alignItems: 'start', marginTop: 3 }}>
          {!mustChangePassword && <SecondFactor emailAddress={emailAddress} />}
          {!mustChangePassword && <Passkeys emailAddress={emailAddress} />}
          {hasPassword ? <ChangePassword emailAddress={emailAddress} /> : <SetPassword emailAddress={emailAddress} />}
        </Box>
        <OwnLeagues />
        <Sessions />
      </Page>
    );
  return (
    <Page title="Log in">
      <Stack sx={box}>
        {(hasEnded || new URLSearchParams(search).has('timeout')) && (
          <p className="notice">
            {isRefusedVisitor ? 'Log in to continue.' : 'Your session has expired. Log in again to go on.'}
          </p>
        )}
        <LogInForm />
        <PasskeyLogIn />
        <p className="muted">Forgotten your password? An admin can send you a link for a new one.</p>
      </Stack>
    </Page>
  );
}
