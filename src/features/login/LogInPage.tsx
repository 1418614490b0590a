import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { Page } from '../../components/Page';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { LogInForm } from './LogInForm';
import { returnAddress } from './returnAddress';
import './logIn.css';

/** The log-in page. A log-in leads back to the page that sent the user here; after an expired session it says so. */
export function LogInPage() {
  const { search, state } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const [loggedInBefore, setLoggedInBefore] = useState(emailAddress !== null);
  if (loggedInBefore && emailAddress === null) setLoggedInBefore(false);
  const from = returnAddress(state);

  if (emailAddress !== null && !loggedInBefore) return <Navigate to={from} replace />;
  if (emailAddress !== null)
    return (
      <Page title="Log in" subtitle={`You are logged in as ${emailAddress}.`}>
        <Link className="button button--primary" to={from}>
          Continue
        </Link>
      </Page>
    );
  return (
    <Page title="Log in">
      <div className="log-in-box">
        {new URLSearchParams(search).has('timeout') && (
          <p role="status" className="notice">
            Your session has expired. Log in again to go on.
          </p>
        )}
        <LogInForm />
      </div>
    </Page>
  );
}
