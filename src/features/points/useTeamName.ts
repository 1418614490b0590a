import { teamKey } from '../../entities/keys';
import { teamNames } from '../../entities/teamNames';
import { useAppSelector } from '../../store/hooks';

type Team = { leagueId: string; year: string; teamId: string };

/** A team's name in a year, as its own response or else the year's has it; undefined until one of them is loaded. */
export function useTeamName({ leagueId, year, teamId }: Team): string | undefined {
  const key = teamKey(leagueId, teamId, year);
  return useAppSelector((state) => teamNames.selectRow(state, key))?.teamName;
}
