import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Schema } from '../../api/types';
import { decimals } from '../../lib/numbers';

const bar = {
  position: 'relative',
  height: 8,
  borderRadius: 0.5,
  backgroundColor: 'divider',
  '& > span': { position: 'absolute', insetBlock: 0, borderRadius: 0.5, backgroundColor: 'primary.light' },
  '& .rank-spread__average': { insetBlock: -5, width: 4, backgroundColor: 'text.primary', translate: '-50%' },
} as const;

/** A player's expert ranks: a bar from the best to the worst, with the average and the standard deviation around it. */
export function RankSpread({ info }: { info: Schema<'TeamPlayer'>['fantasyProsInfo'] }) {
  const { best, worst, avg, stdDev } = info ?? {};
  if (typeof best !== 'number' || typeof worst !== 'number' || typeof avg !== 'number' || worst <= best) return null;
  const within = (rank: number) => Math.min(Math.max(rank, best), worst);
  const at = (rank: number) => (100 * (within(rank) - best)) / (worst - best);
  const [from, to] = [within(avg - (stdDev ?? 0)), within(avg + (stdDev ?? 0))];
  const description = `Ranked from ${best} to ${worst}, on average ${decimals(avg)}, mostly from ${decimals(from)} to ${decimals(to)}`;
  return (
    <Stack role="img" aria-label={description} sx={{ gap: 1, marginBottom: 2, color: 'text.secondary', typography: 'caption' }}>
      <Box sx={bar}>
        <span className="rank-spread__deviation" style={{ left: `${at(from)}%`, right: `${100 - at(to)}%` }} />
        <span className="rank-spread__average" style={{ left: `${at(avg)}%` }} />
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <span>{best}</span>
        <span>{worst}</span>
      </Stack>
    </Stack>
  );
}
