import { useMemo } from 'react';
import { statusOnly, useGetTransactionsQuery } from '../../api';
import { Page } from '../../components/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { selectSettings } from '../../entities/settingsSlice';
import { seasonKey } from '../../entities/keys';
import { moves } from '../../entities/transactions';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { csvName } from '../../lib/csv';
import { useLeagueName } from '../../league/useLeagueName';
import { useSeasons } from '../../league/useSeasons';
import { useTeamPath } from '../../league/useTeamPath';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { moveColumns } from './columns';

const searched = ['player', 'from', 'to'];

/** Trades, waiver claims, free agents and moves of the commissioner in a season, newest first. */
export function TransactionsPage() {
  const { leagueId, year } = useRouteParams<'transactions'>();
  const query = useGetTransactionsQuery({ leagueId, year: Number(year) }, statusOnly);
  const rows = useAppSelector((state) => moves.selectRows(state, seasonKey('any', leagueId, year)));
  const leagueName = useLeagueName();
  const paths = useLeaguePaths();
  const teamPath = useTeamPath(leagueId);
  const columns = useMemo(() => moveColumns(teamPath), [teamPath]);

  const { linked, known = [linked] } = useSeasons(leagueId);
  const newest = useAppSelector((state) => selectSettings(state, leagueId)?.season) ?? linked;
  const link = (other: number) => ({ label: String(other), to: paths.transactions(leagueId, other) });
  const own = Number(year);
  const years = {
    previous: own > Math.min(...known) ? link(own - 1) : undefined,
    next: own < Math.max(newest, ...known) ? link(own + 1) : undefined,
  };

  const screen = `${year} Transactions`;
  return (
    <Page title={leagueName ?? screen} subtitle={screen} actions={<PrevNextNav label="Years" {...years} />}>
      <DataTable
        {...tablePropsFromQuery(rows, query)}
        label="Transactions"
        columns={columns}
        search={searched}
        pagination
        csvName={csvName(year, 'Transactions', leagueName)}
        emptyHint={`The league’s host has no transactions of ${year}.`}
        sort={{ field: 'at', direction: 'desc' }}
      />
    </Page>
  );
}
