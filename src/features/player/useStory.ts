import { skipToken } from '@reduxjs/toolkit/query';
import { statusOnly, useGetPlayerStoryQuery } from '../../api';
import { playerStories } from '../../entities/generated/tables.gen';
import { idPattern } from '../../routing/routeParams';
import { useAppSelector } from '../../store/hooks';

/** A player's story in a league, and the state of its query. Without an id it loads nothing; a malformed one is missing. */
export function useStory(leagueId: string, playerId: string | undefined) {
  const arg = { leagueId, playerId: playerId ?? '' };
  const isId = idPattern.test(arg.playerId);
  const query = useGetPlayerStoryQuery(isId ? arg : skipToken, statusOnly);
  const story = useAppSelector((state) => playerStories.selectRow(state, arg));
  return { playerId, story, query, isMissing: !isId || query.missing };
}

export type ComparedStory = ReturnType<typeof useStory> & { playerId: string };
