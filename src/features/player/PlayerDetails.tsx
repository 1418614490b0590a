import Box from '@mui/material/Box';
import { PositionBadge } from '../../components/PositionBadge';
import { TeamName } from '../../components/TeamName';
import type { Schema } from '../../api/types';
import { decimals, NOT_AVAILABLE } from '../../lib/numbers';
import { nflTeams } from '../../lib/nflTeams';
import { useTeamPath } from '../../league/useTeamPath';
import { usePlatform } from '../../routing/usePlatform';
import { RankSpread } from './RankSpread';

const whole = (value: number | null | undefined) => (value === null || value === undefined ? NOT_AVAILABLE : String(value));

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 1,
  '& > div': { padding: 1.5, borderRadius: 1, backgroundColor: 'background.raised' },
  '& dd': { typography: 'h6' },
} as const;

type Props = {
  player: Schema<'TeamPlayer'>;
  /** The fantasy team that has him. */
  team: Schema<'LeaguePlayer'>['team'];
  leagueId: string;
};

/** A player's position, NFL team and team, and his rankings, age and bye week. Missing values are N/A. */
export function PlayerDetails({ player, team, leagueId }: Props) {
  const info = player.fantasyProsInfo;
  const teamPath = useTeamPath(leagueId);
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
    <>
      <p className="row">
        <PositionBadge position={player.position} />
        {player.nflTeam !== null && <span>{nflTeams[player.nflTeam] ?? player.nflTeam}</span>}
        {team && <TeamName name={team.name} to={teamPath(team.id)} />}
        {player.isKeeper && <span>Keeper</span>}
      </p>
      <RankSpread info={info} />
      <Box component="dl" className="facts" sx={tiles}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}
