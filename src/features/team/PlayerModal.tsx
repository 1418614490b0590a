import { Modal } from '../../components/Modal';
import type { PlayerRow } from '../../entities/players';
import { decimals, NOT_AVAILABLE } from '../../lib/numbers';
import { useProvider } from '../../providers/useProvider';
import { RankSpread } from './RankSpread';

const whole = (value: number | null | undefined) => (value === null || value === undefined ? NOT_AVAILABLE : String(value));

/** What is known of a player: the ranking's spread, rank, age and bye. N/A where the rankings say nothing. */
export function PlayerModal({ player, onClose }: { player: PlayerRow; onClose: () => void }) {
  const info = player.fantasyProsInfo;
  const { words } = useProvider();
  const facts = [
    ['Best', whole(info?.best)],
    [words.average, decimals(info?.avg)],
    ['Worst', whole(info?.worst)],
    ['Std Dev', decimals(info?.stdDev)],
    ['NFL Rank', whole(player.nflRank)],
    ['Age', decimals(info?.age, 1)],
    ['Bye Week', whole(info?.bye)],
  ] as const;
  return (
    <Modal open title={player.playerName} onClose={onClose}>
      <RankSpread info={info} />
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
