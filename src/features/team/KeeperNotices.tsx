import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import type { PlayerRow } from '../../entities/players';
import type { KeeperToggle } from './useKeeperToggle';

type Props = { keepers: KeeperToggle; players: PlayerRow[] | undefined };

/** What became of the last keeper mark: saved, with Undo, or refused. */
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
