import { skipToken } from '@reduxjs/toolkit/query';
import { playerStories } from '../../entities/tables';
import { idPattern } from '../../routing/routeParams';
import { useRow } from '../../store/useRows';

/** A player's story in a league, and the state of its query. Without an id it loads nothing; a malformed one is missing. */
export function useStory(leagueId: string, playerId: string | undefined) {
  const isId = playerId !== undefined && idPattern.test(playerId);
  const { row: story, query } = useRow(playerStories, isId ? { leagueId, playerId } : skipToken);
  return { playerId, story, query, isMissing: !isId || query.missing };
}

export type ComparedStory = ReturnType<typeof useStory> & { playerId: string };
