import { managedLeagues } from '../../entities/generated/leaguesTables.gen';
import type { AdminCallId } from './adminCalls';
import { useConfig } from '../../routing/configContext';
import { useAppSelector } from '../../store/hooks';
import { leaguesOf, scopeOf, type CallScope } from './callScope';
import { useEveryLeague } from './useEveryLeague';

/** What a call is about with the chosen league. All leagues are known once the admin's list is loaded. */
export function useCallScope(id: AdminCallId, leagueId: string): CallScope {
  const leagues = leaguesOf(useConfig(), useEveryLeague());
  const areAllKnown = useAppSelector((state) => managedLeagues.selectRows(state)) !== undefined;
  return scopeOf(id, leagueId, leagues, areAllKnown);
}
