import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { StaticTable, type StaticColumn } from '../../components/StaticTable';
import { selectAccount, selectIsCommissioner, selectOwnLeagues } from '../../entities/accounts';
import type { Schema } from '../../api/types';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';

type League = Schema<'ManagedLeague'>;

function SettingsLink({ leagueId, leagueName, provider }: League) {
  const isCommissioner = useAppSelector((state) => selectIsCommissioner(state, leagueId));
  if (!isCommissioner) return null;
  return (
    <Link to={leaguePaths(provider).leagueSettings(leagueId)} aria-label={`Settings of ${leagueName}`}>
      Settings
    </Link>
  );
}

function TeamLinks({ leagueId, leagueName, provider }: League) {
  const scopes = useAppSelector(selectAccount)?.scopes ?? [];
  return scopes.map(
    (scope) =>
      scope.leagueId === leagueId &&
      scope.teamId !== null && (
        <Link
          key={scope.teamId}
          className="row"
          to={leaguePaths(provider).team(leagueId, scope.teamId)}
          aria-label={`Your team in ${leagueName}`}
        >
          Your team
        </Link>
      ),
  );
}

const columns: StaticColumn<League>[] = [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    cell: ({ leagueId, leagueName, provider }) => <Link to={leaguePaths(provider).standings(leagueId)}>{leagueName}</Link>,
  },
  { key: 'team', header: 'Team', cell: (league) => <TeamLinks {...league} /> },
  { key: 'visibility', header: 'Read by', cell: ({ visibility }) => (visibility === 'members' ? 'Its members' : 'Anyone') },
  { key: 'settings', header: 'Settings', cell: (league) => <SettingsLink {...league} /> },
];

/** The account's leagues, with the way to its teams, and to the settings of those that it is the commissioner of. */
export function OwnLeagues() {
  const leagues = useAppSelector(selectOwnLeagues);
  if (!leagues?.length) return null;
  return (
    <CardSection title="Your leagues">
      <StaticTable label="Your leagues" columns={columns} rows={leagues} rowKey={({ leagueId }) => leagueId} hasLinks />
    </CardSection>
  );
}
