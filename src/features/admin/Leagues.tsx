import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetLeaguesQuery, useSetDemoLeaguesMutation } from '../../api/generated/leagues.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { CheckField } from '../../components/Field';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { managedLeagues, type ManagedLeagueRow } from '../../entities/generated/leaguesTables.gen';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { CollapsedTable } from './CollapsedTable';

const leagueColumns: StaticColumn<ManagedLeagueRow>[] = [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    className: 'pinned',
    cell: ({ leagueId, leagueName, provider }) => <Link to={leaguePaths(provider).standings(leagueId)}>{leagueName}</Link>,
  },
  { key: 'season', header: 'Season', align: 'right', cell: ({ season }) => season },
  { key: 'visibility', header: 'Read by', cell: ({ visibility }) => (visibility === 'members' ? 'Its members' : 'Anyone') },
  { key: 'demo', header: 'Demo', cell: ({ isDemo }) => (isDemo ? 'Yes' : '–') },
  {
    key: 'settings',
    header: 'Settings',
    cell: ({ leagueId, leagueName, provider }) => (
      <Link to={leaguePaths(provider).leagueSettings(leagueId)} aria-label={`Settings of ${leagueName}`}>
        Settings
      </Link>
    ),
  },
  { key: 'id', header: 'Id', cell: ({ leagueId }) => leagueId },
];

/** Whether the demo leagues are shown; nothing without any. */
function DemoLeagues({ rows }: { rows: ManagedLeagueRow[] }) {
  const [send, { isLoading: saving, error }] = useSetDemoLeaguesMutation();
  const demos = rows.filter(({ isDemo }) => isDemo);
  if (demos.length === 0) return null;
  return (
    <>
      <ErrorAlert text={errorText(error)} />
      <CheckField
        label={demos.length === 1 ? 'Show the demo league' : `Show the ${demos.length} demo leagues`}
        checked={demos.some(({ visibility }) => visibility === 'public')}
        onChange={(areShown) => !saving && void send({ demoLeaguesChange: { areShown } })}
      />
    </>
  );
}

/** All leagues, with the way to the settings of each. */
export function Leagues() {
  const query = useGetLeaguesQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => managedLeagues.selectRows(state));
  return (
    <CardSection title="Leagues">
      <QuerySection
        label="Leagues"
        rows={rows}
        query={query}
        emptyHint="Leagues that are added from a host appear here."
        forbidden="Only admins see the list of leagues."
      >
        {(found) => (
          <>
            <DemoLeagues rows={found} />
            <CollapsedTable label="Leagues" columns={leagueColumns} rows={found} hasLinks />
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
