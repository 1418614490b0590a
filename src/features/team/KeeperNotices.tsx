import { PlayerName } from '../../league/PlayerName';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import type { TeamPlayerRow } from '../../entities/tables';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { InterruptedKeeper } from './InterruptedKeeper';
import type { KeeperToggle } from './useKeeperToggle';

type Props = { leagueId: string; teamId: string; keepers: KeeperToggle; players: TeamPlayerRow[] | undefined };

/** The outcome of the last keeper toggle: saved, with Undo; refused, with Mark anyway for a commissioner; or interrupted by a log-in. */
export function KeeperNotices({ keepers: { toggle, saved, refusal, dismiss }, players, ...team }: Props) {
  const account = useAppSelector(selectEmailAddress);
  const player = players?.find(({ playerId }) => playerId === saved);
  const outcome = player?.isKeeper ? 'is now a keeper' : 'is no longer a keeper';
  return (
    <>
      <SavedNotice
        text={player ? `${player.playerName} ${outcome}` : null}
        message={
          player && (
            <>
              <PlayerName id={player.playerId} name={player.playerName} /> {outcome}
            </>
          )
        }
        undo={() => player && toggle(player)}
        onDismiss={dismiss}
      />
      <Notice
        text={refusal?.text ?? null}
        action={refusal?.override && <Button onClick={refusal.override}>Mark anyway</Button>}
        onDismiss={dismiss}
      />
      {account !== null && players && <InterruptedKeeper key={account} {...team} {...{ account, players, toggle }} />}
    </>
  );
}
