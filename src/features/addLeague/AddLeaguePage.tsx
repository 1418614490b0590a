import { useState } from 'react';
import { Link } from 'react-router';
import { statusOnly, useGetAccountQuery } from '../../api';
import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { selectAccount } from '../../entities/accounts';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AddLeague } from './AddLeague';

function ForAccount() {
  const query = useGetAccountQuery(undefined, statusOnly);
  const mayAdd = useAppSelector((state) => selectAccount(state)?.mayAddLeagues);
  // The last league that the account may add is shown until it leaves the page.
  const [mayStay, setMayStay] = useState(false);
  if (mayAdd && !mayStay) setMayStay(true);
  return (
    <QuerySection label="Add a league" rows={mayAdd === undefined ? undefined : [mayAdd]} query={query}>
      {([may]) =>
        may || mayStay ? (
          <AddLeague />
        ) : (
          <p>Your account cannot add leagues, or has reached its limit. An admin can add one for you.</p>
        )
      }
    </QuerySection>
  );
}

/** Adds a league of a host: for admins, and for the accounts that may. */
export function AddLeaguePage() {
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="Add a league" subtitle="From its host, with all of its seasons">
      {isLoggedIn ? (
        <ForAccount />
      ) : (
        <p>
          <Link to={pathTo('logIn')} state={{ from: pathTo('addLeague') }}>
            Log in
          </Link>{' '}
          to add a league.
        </p>
      )}
    </Page>
  );
}
