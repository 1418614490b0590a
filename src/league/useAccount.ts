import { useEffect } from 'react';
import { statusOnly, useGetAccountQuery, type QueryStatus } from '../api';
import { getAccessToken } from '../session/accessToken';
import { selectEmailAddress, selectHasAccessToken } from '../session/authSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Loads the account of a logged-in viewer, on a page that anyone may read. */
export function useAccount(): QueryStatus {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  const hasAccessToken = useAppSelector(selectHasAccessToken);
  // A session that cannot be renewed ends here. Without a token the query would open the log-in page.
  useEffect(() => {
    if (isLoggedIn) void dispatch(getAccessToken());
  }, [isLoggedIn, dispatch]);
  return useGetAccountQuery(undefined, {
    ...statusOnly,
    skip: !hasAccessToken,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
}
