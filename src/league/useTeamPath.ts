import { useCallback } from 'react';
import { useLeaguePaths } from '../routing/usePlatform';

/** The URL of a team's page; undefined for a team whose id the API does not send. */
export type TeamPath = (teamId: string | null | undefined) => string | undefined;

/** Makes the URLs of the pages of a league's teams. */
export function useTeamPath(leagueId: string): TeamPath {
  const paths = useLeaguePaths();
  return useCallback((teamId) => (teamId == null ? undefined : paths.team(leagueId, teamId)), [paths, leagueId]);
}
