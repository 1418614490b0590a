import Box from '@mui/material/Box';
import { Modal, type ModalState } from '../../components/Modal';
import type { RosterPlayerRow } from '../../entities/rosterPlayers';
import { decimals, NOT_AVAILABLE } from '../../lib/numbers';
import { usePlatform } from '../../platforms/usePlatform';
import { RankSpread } from './RankSpread';

const whole = (value: number | null | undefined) => (value === null || value === undefined ? NOT_AVAILABLE : String(value));

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 1,
  '& > div': { padding: 1.5, borderRadius: 1, backgroundColor: 'background.raised' },
  '& dd': { typography: 'h6' },
} as const;

/** A player's rankings, age and bye week. Missing values are N/A. */
export function PlayerModal({ player, ...modal }: ModalState & { player: RosterPlayerRow }) {
  const info = player.fantasyProsInfo;
  const { words } = usePlatform();
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
    <Modal {...modal} title={player.playerName}>
      <RankSpread info={info} />
      <Box component="dl" className="facts" sx={tiles}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Modal>
  );
}
