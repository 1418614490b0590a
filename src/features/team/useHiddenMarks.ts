import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { ownKeeperDesks } from '../../entities/generated/keeperDeskTables.gen';
import { selectOwns } from '../../entities/accounts';
import type { TeamPlayerRow } from '../../entities/tables';
import { useSettings } from '../../league/useSettings';
import { useAccount } from '../../league/useAccount';
import { useAppSelector } from '../../store/hooks';
import { useRow } from '../../store/useRows';

/** What a team's page does while its league hides keepers. */
export type HiddenMarks = {
  /** Until when they are hidden, in words; undefined if they are not. */
  until: string | undefined;
  /** Whether the viewer does not see the team's marks. */
  areUnseen: boolean;
  /** Whether the marks that the viewer may see are still loading. */
  areLoading: boolean;
  /** The players with the marks that only the viewer sees. */
  apply: (players: TeamPlayerRow[] | undefined) => TeamPlayerRow[] | undefined;
  /** Reads those marks again. */
  refetch: () => unknown;
};

/** The marks of a team whose league hides keepers, for the team's owner. */
export function useHiddenMarks(leagueId: string, teamId: string): HiddenMarks {
  useAccount();
  const { keepersHiddenUntil: until } = useSettings(leagueId);
  const isOwner = useAppSelector((state) => selectOwns(state, leagueId, teamId));
  const isHidden = until !== undefined;
  const isOwn = isHidden && isOwner;
  const { row, query } = useRow(ownKeeperDesks, isOwn ? { leagueId, teamId } : skipToken);
  const players = row?.players;
  const { refetch } = query;
  return useMemo(() => {
    const kept = new Set(players?.flatMap(({ playerId, isKeeper }) => (isKeeper ? [playerId] : [])));
    return {
      ...{ until, areUnseen: isHidden && !isOwner, areLoading: isOwn && players === undefined },
      apply: (rows) => (players ? rows?.map((row) => ({ ...row, isKeeper: kept.has(row.playerId) })) : rows),
      refetch: () => (isOwn ? refetch() : undefined),
    };
  }, [until, isHidden, isOwner, isOwn, players, refetch]);
}
