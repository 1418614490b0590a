import { useSearchParams } from 'react-router';
import { transactions } from '../../entities/tables';
import { csvName } from '../../lib/csv';
import { Page } from '../../league/Page';
import { SeasonsLink, searchAllSeasons } from '../../league/SeasonsLink';
import { TransactionList } from '../../league/TransactionList';
import { useLeagueName } from '../../league/useLeagueName';
import { showsAllSeasons } from '../../routing/allSeasons';
import { useRouteParams } from '../../routing/useRoute';
import { useRows } from '../../store/useRows';

/** Trades, waiver claims, free agents and moves of the commissioner in a season, or with `?seasons=all` in all, newest first, one entry each. */
export function TransactionsPage() {
  const { leagueId, year } = useRouteParams<'transactions'>();
  const isAll = showsAllSeasons(useSearchParams()[0]);
  const arg = isAll ? { leagueId } : { leagueId, year: Number(year) };
  const { rows, query } = useRows(transactions, arg);
  const leagueName = useLeagueName();

  return (
    <Page actions={<SeasonsLink label={isAll ? `Only ${year}` : 'All seasons'} className="button" />}>
      <TransactionList
        rows={rows}
        query={query}
        csvName={csvName(isAll ? undefined : year, 'Transactions', leagueName)}
        emptyHint={`The league’s host has no transactions${isAll ? '' : ` of ${year}`}.`}
        searchHint={isAll ? undefined : searchAllSeasons}
      />
    </Page>
  );
}
