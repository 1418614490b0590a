import { selectIsCommissioner } from '../entities/accounts';
import { useAppSelector } from '../store/hooks';
import { useAccount } from './useAccount';

/** Whether the viewer is an admin or the league's commissioner, on a page that anyone may read. False until it is known. */
export function useIsCommissioner(leagueId: string): boolean {
  useAccount();
  return useAppSelector((state) => selectIsCommissioner(state, leagueId));
}
