import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DraftPickRow } from '../../entities/draftPicks';
import { selectOwnTeams } from '../../entities/accounts';
import { useChangeSearch } from '../../components/useChangeSearch';
import { withParam } from '../../lib/withParam';
import { useAppSelector } from '../../store/hooks';

/** A team to choose, by its id. */
export type TeamChoice = { id: string; name: string };

/** The teams of a draft that have ids, by name: the owners of its picks and the teams of its order. */
export function teamsOf(picks: readonly DraftPickRow[]): TeamChoice[] {
  const teams = new Map<string, string>();
  for (const { teamId, teamName, slotTeamId, slotTeam } of picks) {
    if (teamId !== undefined) teams.set(teamId, teamName);
    if (slotTeamId != null && slotTeam != null) teams.set(slotTeamId, slotTeam);
  }
  return [...teams].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** In the URL of a viewer with a team in the league who highlights none. */
const NONE = 'none';

/** The team whose picks are highlighted, by `?team=13204`: by default the viewer's own one, if there is one. */
export function useHighlight(leagueId: string, picks: readonly DraftPickRow[]) {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const own = useAppSelector((state) => selectOwnTeams(state).find((team) => team.leagueId === leagueId)?.teamId);
  const teams = useMemo(() => teamsOf(picks), [picks]);
  const named = search.get('team') ?? own;
  const choose = (id: string | undefined) => {
    const value = id === own ? undefined : (id ?? NONE);
    changeSearch((before) => withParam(before, 'team', value));
  };
  return { teams, teamId: teams.find(({ id }) => id === named)?.id, choose };
}
