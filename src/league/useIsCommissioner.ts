import { useEffect } from 'react';
import { statusOnly, useGetAccountQuery } from '../api';
import { selectIsCommissioner } from '../entities/accounts';
import { getAccessToken } from '../session/accessToken';
import { selectEmailAddress, selectHasAccessToken } from '../session/authSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Whether the viewer is an admin or the league's commissioner, on a page that anyone may read. False until it is known. */
export function useIsCommissioner(leagueId: string): boolean {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  const hasAccessToken = useAppSelector(selectHasAccessToken);
  // A session that cannot be renewed ends here. Without a token the query would open the log-in page.
  useEffect(() => {
    if (isLoggedIn) void dispatch(getAccessToken());
  }, [isLoggedIn, dispatch]);
  useGetAccountQuery(undefined, { ...statusOnly, skip: !hasAccessToken, refetchOnFocus: false, refetchOnReconnect: false });
  return useAppSelector((state) => selectIsCommissioner(state, leagueId));
}
