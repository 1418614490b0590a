import { useMemo } from 'react';
import { DivisionTable } from '../../components/DivisionTable';
import { byDivision } from '../../components/divisions';
import { Page } from '../../components/Page';
import { Region } from '../../components/Region';
import { leagueKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { selectStandings } from '../../entities/teams';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../providers/useLeagueName';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

/** A league's standings, one card a division. */
export function StandingsPage() {
  const { leagueId } = useRouteParams<'standings'>();
  const provider = useProvider();
  const query = provider.useStandings(leagueId);
  const key = leagueKey(provider.key, leagueId);
  const league = useAppSelector((state) => leagues.selectRow(state, key));
  const teams = useAppSelector((state) => selectStandings(state, key));
  const leagueName = useLeagueName() ?? 'Standings';
  const divisions = useMemo(() => teams && byDivision(teams, leagueName), [teams, leagueName]);

  return (
    <Page
      title={leagueName}
      subtitle={
        <>
          Standings{league?.standingsSeason !== undefined && ` ${league.standingsSeason}`}
          {league?.lastStandingsRefresh && <span> · Last Refresh {refreshStamp(league.lastStandingsRefresh)}</span>}
        </>
      }
    >
      <Region
        rows={divisions}
        query={query}
        emptyHint="Teams come with the next refresh of the standings."
        cards={{ className: 'card-grid', count: 2 }}
      >
        {(cards) => (
          <div className="card-grid">
            {cards.map(({ name, teams: members }) => (
              <DivisionTable
                key={name}
                name={name}
                teams={members}
                teamPath={(teamId) => provider.paths.team(leagueId, teamId)}
              />
            ))}
          </div>
        )}
      </Region>
    </Page>
  );
}
