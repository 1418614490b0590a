import { useLocation } from 'react-router';
import { type Neighbour, PrevNextNav } from '../../components/PrevNextNav';
import { standings } from '../../entities/tables';
import { PLAYER_PARAM } from '../../routing/useSheet';
import { useLeaguePaths } from '../../routing/usePlatform';
import { withParam } from '../../lib/withParam';
import { useAppSelector } from '../../store/hooks';

/** Links to the previous and the next team of the standings, in the same view of the roster. */
export function TeamPrevNextNav({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const paths = useLeaguePaths();
  const { search } = useLocation();
  const teams = useAppSelector((state) => standings.selectRows(state, { leagueId })) ?? [];
  const at = teams.findIndex(({ id }) => id === teamId);
  const view = withParam(search, PLAYER_PARAM, undefined);
  const link = (index: number): Neighbour | undefined => {
    const team = at < 0 ? undefined : teams[index];
    return team && { label: team.teamName, to: `${paths.team(leagueId, team.id)}${view.size > 0 ? `?${view}` : ''}` };
  };
  return <PrevNextNav label="Teams" previous={link(at - 1)} next={link(at + 1)} />;
}
