import { seasonTeamKey } from '../../entities/keys';
import { seasonScores } from '../../entities/scores';
import { useProvider } from '../../providers/useProvider';
import { useAppSelector } from '../../store/hooks';

type Team = { leagueId: string; year: string; teamId: string };

/** The name that a team's own rows give it, else the year's; undefined until one of them came. */
export function useTeamName({ leagueId, year, teamId }: Team, rows: readonly { teamName: string }[] | undefined) {
  const key = seasonTeamKey(useProvider().key, leagueId, year, teamId);
  const ofYear = useAppSelector((state) => seasonScores.selectRow(state, key))?.teamName;
  return rows?.[0]?.teamName ?? ofYear;
}
