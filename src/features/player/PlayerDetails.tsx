import { PositionBadge } from '../../league/PositionBadge';
import { TeamName } from '../../league/TeamName';
import type { Schema } from '../../api/types';
import { nflTeams } from '../../lib/nflTeams';
import { usePlatform } from '../../routing/usePlatform';
import { playerFacts } from './playerFacts';
import { RankSpread } from './RankSpread';

const tiles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))', gap: 8 };
const tile = {
  padding: 12,
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-raised)',
};

type Props = {
  player: Schema<'TeamPlayer'>;
  /** The fantasy team that has him. */
  team: Schema<'LeaguePlayer'>['team'];
};

/** A player's position, NFL team and team, and his rankings, age and bye week. Missing values are N/A. */
export function PlayerDetails({ player, team }: Props) {
  const { words } = usePlatform();
  return (
    <>
      <p className="row">
        {player.position && <PositionBadge position={player.position} />}
        {player.nflTeam !== null && <span>{nflTeams[player.nflTeam] ?? player.nflTeam}</span>}
        {team && <TeamName id={team.id} name={team.name} />}
        {player.isKeeper && <span>Keeper</span>}
      </p>
      <RankSpread info={player.fantasyProsInfo} />
      <dl className="facts" style={tiles}>
        {playerFacts(player, words.average).map(([name, value]) => (
          <div key={name} style={tile}>
            <dt>{name}</dt>
            <dd style={{ font: 'var(--mui-font-h2)' }}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
