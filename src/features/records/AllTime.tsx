import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { gamesApi } from '../../api/generated/games.gen';
import { allTimeTeams } from '../../entities/generated/gamesTables.gen';
import { LeagueTable } from '../../league/LeagueTable';
import { withParam } from '../../lib/withParam';
import { readId } from '../../routing/readSearch';
import { useRows } from '../../store/useRows';
import { allTimeColumns, totalText } from './allTimeColumns';

/** The records of a league's teams over all seasons, or with a chosen team its records against each other one. */
export function AllTime({ leagueId }: { leagueId: string }) {
  const [search, setSearch] = useSearchParams();
  const teamId = readId(search, 'team');
  const arg = { leagueId, teamId };
  const { rows, query } = useRows(allTimeTeams, arg);
  const { data } = gamesApi.endpoints.getAllTime.useQueryState(arg);
  const { rows: all } = useRows(allTimeTeams, { leagueId });
  const columns = useMemo(() => allTimeColumns(teamId !== undefined), [teamId]);
  const teams = useMemo(() => {
    const own = teamId !== undefined && data?.teamName !== undefined ? [{ teamId, teamName: data.teamName }] : [];
    return [...(all ?? [...own, ...(rows ?? [])])].sort((a, b) => a.teamName.localeCompare(b.teamName));
  }, [teamId, data, rows, all]);
  return (
    <>
      <p className="row">
        <label htmlFor="team">Records of</label>
        <select
          id="team"
          className="input"
          value={teamId ?? ''}
          onChange={({ target }) =>
            setSearch(withParam(search, 'team', target.value || undefined), { replace: true, preventScrollReset: true })
          }
        >
          <option value="">all teams</option>
          {teams.map((team) => (
            <option key={team.teamId} value={team.teamId}>
              {team.teamName}
            </option>
          ))}
        </select>
        {rows && (
          <span>
            {teamId === undefined ? 'in the regular seasons' : `against each other: ${totalText(rows)}, play-offs included`}
          </span>
        )}
      </p>
      {query.missing ? (
        <p>The league has never had this team.</p>
      ) : (
        <LeagueTable
          key={teamId ?? 'all'}
          rows={rows}
          query={query}
          label="All-Time Standings"
          columns={columns}
          csv={[teamId === undefined ? 'AllTime' : 'HeadToHead', data?.teamName]}
          emptyHint="There are standings after the first week."
        />
      )}
    </>
  );
}
