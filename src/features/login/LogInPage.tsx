import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router';
import { statusOnly, useGetAccountQuery } from '../../api';
import { Page } from '../../components/Page';
import { selectIsAdmin } from '../../entities/accounts';
import { pathTo } from '../../routing/pathTo';
import {
  selectEmailAddress,
  selectIsRefusedVisitor,
  selectMustChangePassword,
  selectMustSetUpSecondFactor,
} from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { ChangePassword } from './ChangePassword';
import { LogInForm } from './LogInForm';
import { returnAddress } from './returnAddress';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** The way to the admin page, for admins. */
function AdminLink() {
  useGetAccountQuery(undefined, statusOnly);
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    isAdmin && (
      <Link className="button" to={pathTo('admin')}>
        Admin
      </Link>
    )
  );
}

const box = { gap: 2, maxWidth: 440 };

/** The log-in page, and the account's once it is logged in. A log-in returns to the page that the user came from, once a generated password is changed. Who lacks a second factor that is required stays here. After an expired session, and to a visitor who must log in, the page says so. */
export function LogInPage() {
  const { search, state } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const isRefusedVisitor = useAppSelector(selectIsRefusedVisitor);
  const mustChangePassword = useAppSelector(selectMustChangePassword);
  const mustSetUpSecondFactor = useAppSelector(selectMustSetUpSecondFactor);
  // A stored session is in the store before the first render, which shows the page of a visitor where the server rendered it.
  const store = useStore<RootState>();
  const isLoggedIn = () => selectEmailAddress(store.getState()) !== null;
  const [loggedInBefore, setLoggedInBefore] = useState(isLoggedIn);
  if (loggedInBefore && !isLoggedIn()) setLoggedInBefore(false);
  // Also once it is set up: the recovery codes stand here.
  if (!loggedInBefore && emailAddress !== null && mustSetUpSecondFactor) setLoggedInBefore(true);
  const from = returnAddress(state);

  if (emailAddress !== null && !loggedInBefore && !mustChangePassword) return <Navigate to={from} replace />;
  if (emailAddress !== null)
    return (
      <Page title="Account" subtitle={`You are logged in as ${emailAddress}.`}>
        {mustChangePassword ? (
          <p role="status" className="notice">
            Your password was generated. Change it to go on; until then you can read, but not save anything.
          </p>
        ) : (
          <p className="row">
            <Link className="button button--primary" to={from}>
              Continue
            </Link>
            <AdminLink />
          </p>
        )}
        <Stack sx={box}>
          {!mustChangePassword && <SecondFactor emailAddress={emailAddress} />}
          <ChangePassword emailAddress={emailAddress} />
        </Stack>
        <Sessions />
      </Page>
    );
  return (
    <Page title="Log in">
      <Stack sx={box}>
        {new URLSearchParams(search).has('timeout') && (
          <p role="status" className="notice">
            {isRefusedVisitor ? 'You must log in to go on.' : 'Your session has expired. Log in again to go on.'}
          </p>
        )}
        <LogInForm />
      </Stack>
    </Page>
  );
}
