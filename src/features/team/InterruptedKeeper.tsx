import { useState } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import type { TeamPlayerRow } from '../../entities/tables';
import { dropInterruptedMark, findInterruptedMark } from './interruptedMark';

type Props = {
  leagueId: string;
  teamId: string;
  account: string;
  players: TeamPlayerRow[];
  toggle: (player: TeamPlayerRow) => void;
};

/** After a log-in that a keeper's checkbox led to: offers to repeat the click. */
export function InterruptedKeeper({ leagueId, teamId, account, players, toggle }: Props) {
  const [mark, setMark] = useState(() => findInterruptedMark(leagueId, teamId, account));
  const player = players.find(({ playerId }) => playerId === mark?.playerId);
  if (!mark || !player || player.isKeeper === mark.isKeeper) return null;
  const dismiss = () => {
    dropInterruptedMark(leagueId, teamId);
    setMark(null);
  };
  const confirm = () => {
    dismiss();
    toggle(player);
  };
  const [text, action] = mark.isKeeper
    ? [`Before you logged in you were about to mark ${player.playerName} as a keeper.`, 'Mark as keeper']
    : [`Before you logged in you were about to remove the keeper mark of ${player.playerName}.`, 'Remove mark'];
  return <Notice text={text} severity="info" action={<Button onClick={confirm}>{action}</Button>} onDismiss={dismiss} />;
}
