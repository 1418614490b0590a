import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import type { RosterPlayerRow } from '../../entities/rosterPlayers';
import type { KeeperToggle } from './useKeeperToggle';

type Props = { keepers: KeeperToggle; players: RosterPlayerRow[] | undefined };

/** The outcome of the last keeper toggle: saved, with Undo, or refused. */
export function KeeperNotices({ keepers: { toggle, saved, refusal, dismiss }, players }: Props) {
  const player = players?.find(({ playerId }) => playerId === saved);
  return (
    <>
      <SavedNotice
        text={player ? `${player.playerName} is ${player.isKeeper ? 'now a keeper' : 'no longer a keeper'}` : null}
        undo={() => player && toggle(player)}
        onDismiss={dismiss}
      />
      <Notice text={refusal} onDismiss={dismiss} />
    </>
  );
}
