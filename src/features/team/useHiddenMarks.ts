import { useMemo } from 'react';
import { statusOnly } from '../../api';
import { useGetOwnKeeperDeskQuery } from '../../api/generated/keeperDesk.gen';
import { ownKeeperDesks } from '../../entities/generated/keeperDeskTables.gen';
import { selectOwns } from '../../entities/accounts';
import type { TeamPlayerRow } from '../../entities/tables';
import { selectSettings } from '../../entities/settingsSlice';
import { useAccount } from '../../league/useAccount';
import { useAppSelector } from '../../store/hooks';

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
  const arg = { leagueId, teamId };
  const until = useAppSelector((state) => selectSettings(state, leagueId)?.keepersHiddenUntil);
  const isOwner = useAppSelector((state) => selectOwns(state, leagueId, teamId));
  const isHidden = until !== undefined;
  const isOwn = isHidden && isOwner;
  const { refetch } = useGetOwnKeeperDeskQuery(arg, { ...statusOnly, skip: !isOwn });
  const players = useAppSelector((state) => (isOwn ? ownKeeperDesks.selectRow(state, arg)?.players : undefined));
  return useMemo(() => {
    const kept = new Set(players?.flatMap(({ playerId, isKeeper }) => (isKeeper ? [playerId] : [])));
    return {
      ...{ until, areUnseen: isHidden && !isOwner, areLoading: isOwn && players === undefined },
      apply: (rows) => (players ? rows?.map((row) => ({ ...row, isKeeper: kept.has(row.playerId) })) : rows),
      refetch: () => (isOwn ? refetch() : undefined),
    };
  }, [until, isHidden, isOwner, isOwn, players, refetch]);
}
