import { statusOnly, useGetAvailablePlayersQuery } from '../../api';
import { Page } from '../../components/Page';
import { leagueKey } from '../../entities/keys';
import { freeAgents } from '../../entities/leagueLists';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useLeagueName } from '../../providers/useLeagueName';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { availablePlayerColumns } from './columns';

const searched = ['name', 'position', 'nflTeam'];

/** The players that no team of a league has. */
export function AvailablePlayersPage() {
  const { leagueId } = useRouteParams<'availablePlayers'>();
  const query = useGetAvailablePlayersQuery({ leagueId }, statusOnly);
  const key = leagueKey('default', leagueId);
  const rows = useAppSelector((state) => freeAgents.selectRows(state, key));
  const leagueName = useLeagueName();

  return (
    <Page title={leagueName ?? 'Available Players'} subtitle="Available Players">
      <LazyTable
        key={leagueId}
        {...fromQuery(rows, query)}
        label="Available Players"
        columns={availablePlayerColumns}
        sort={{ field: 'nflRank', direction: 'asc' }}
        pagination
        filters
        search={searched}
        emptyHint="Players come with the next import of the player files."
      />
    </Page>
  );
}
