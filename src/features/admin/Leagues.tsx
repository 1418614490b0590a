import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetLeaguesQuery, useSetDemoLeaguesMutation } from '../../api/leagues';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { everyLeague, managedLeagues, type ManagedLeagueRow } from '../../entities/leagueTables';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';
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
  const [send, { isLoading: saving }] = useSetDemoLeaguesMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const demos = rows.filter(({ isDemo }) => isDemo);
  if (demos.length === 0) return null;
  const change = async (areShown: boolean) => {
    if (saving) return;
    const { error } = await send({ demoLeaguesChange: { areShown } });
    setProblem(errorText(error));
  };
  return (
    <AppTheme>
      <ErrorAlert text={problem} />
      <FormControlLabel
        control={<Checkbox />}
        label={demos.length === 1 ? 'Show the demo league' : `Show the ${demos.length} demo leagues`}
        checked={demos.some(({ visibility }) => visibility === 'public')}
        onChange={(_, areShown) => void change(areShown)}
      />
    </AppTheme>
  );
}

/** All leagues, with the way to the settings of each. */
export function Leagues() {
  const query = useGetLeaguesQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => managedLeagues.selectRows(state, everyLeague));
  return (
    <CardSection title="Leagues">
      <div className="card__body">
        {query.forbidden ? (
          <p>Only admins see the list of leagues.</p>
        ) : (
          <QuerySection label="Leagues" rows={rows} query={query} emptyHint="Leagues that are added from a host appear here.">
            {(found) => (
              <>
                <DemoLeagues rows={found} />
                <CollapsedTable label="Leagues" columns={leagueColumns} rows={found} shown="first" hasLinks />
              </>
            )}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
