import { useState } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetLeaguesQuery, useSetDemoLeaguesMutation } from '../../api/generated/leagues.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { CheckField } from '../../components/Field';
import { QuerySection } from '../../components/QuerySection';
import { Pager } from '../../components/Pager';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import type { Schema } from '../../api/types';
import { leaguePages } from '../../entities/generated/leaguesTables.gen';
import { SearchField } from '../../grid/SearchField';
import { useDebounced } from '../../lib/useDebounced';
import { useLoadedPage } from '../../lib/useLoadedPage';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { leagueColumn } from './LeagueLink';

type ManagedLeague = Schema<'ManagedLeague'>;

const leagueColumns: StaticColumn<ManagedLeague>[] = [
  leagueColumn,
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
function DemoLeagues({ demos, areDemosShown }: Pick<Schema<'LeaguePage'>, 'demos' | 'areDemosShown'>) {
  const [send, { isLoading: saving, error }] = useSetDemoLeaguesMutation();
  if (demos === 0) return null;
  return (
    <>
      <ErrorAlert text={errorText(error)} />
      <CheckField
        label={demos === 1 ? 'Show the demo league' : `Show the ${demos} demo leagues`}
        checked={areDemosShown}
        onChange={(areShown) => !saving && void send({ demoLeaguesChange: { areShown } })}
      />
    </>
  );
}

/** All leagues, page by page or by a search, with the way to the settings of each. */
export function Leagues() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim());
  const arg = { page, ...(search && { search }) };
  const query = useGetLeaguesQuery(arg, statusOnly);
  const found = useLoadedPage(useAppSelector((state) => leaguePages.selectRow(state, arg)));
  const pages = found ? Math.ceil(found.total / found.pageSize) : 0;
  const find = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <CardSection title="Leagues">
      {found && <DemoLeagues demos={found.demos} areDemosShown={found.areDemosShown} />}
      {found && (
        <div className="table-tools row">
          <SearchField label="Leagues" text={typed} onSearch={find} />
        </div>
      )}
      <QuerySection
        label="Leagues"
        rows={found?.leagues}
        query={query}
        emptyHint="Leagues that are added from a host appear here."
        empty={search === '' ? undefined : `No league is called “${search}”.`}
        forbidden="Only admins see the list of leagues."
      >
        {(rows) => (
          <StaticTable label="Leagues" columns={leagueColumns} rows={rows} rowKey={({ leagueId }) => leagueId} hasLinks />
        )}
      </QuerySection>
      <Pager page={Math.min(page, pages)} pages={pages} hasMore={found?.hasMore ?? false} setPage={setPage} />
    </CardSection>
  );
}
