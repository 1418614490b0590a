import { statusOnly, useGetPreDraftTradesQuery } from '../../api';
import { Page } from '../../components/Page';
import { seasonKey } from '../../entities/keys';
import { teams } from '../../entities/teams';
import { tradeForms, trades } from '../../entities/trades';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useLeagueName } from '../../providers/useLeagueName';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { AddTrade } from './AddTrade';
import { tradeColumns } from './columns';
import { tradeOptions } from './tradeOptions';

/** The picks that changed hands before a year's draft, with the form for a new trade. */
export function PreDraftTradesPage() {
  const { leagueId, year } = useRouteParams<'preDraftTrades'>();
  const { key: provider } = useProvider();
  const query = useGetPreDraftTradesQuery({ leagueId, year: Number(year) }, statusOnly);
  const key = seasonKey(provider, leagueId, year);
  const leagueName = useLeagueName();
  const rows = useAppSelector((state) => trades.selectRows(state, key));
  const form = useAppSelector((state) => tradeForms.selectRow(state, key));
  const offered = useAppSelector((state) => teams.selectRows(state, key));

  return (
    <Page
      title={leagueName ?? 'Pre-Draft Trades'}
      subtitle={`Pre-Draft Trades ${year}`}
      actions={
        <AddTrade
          key={key}
          leagueId={leagueId}
          year={Number(year)}
          options={tradeOptions(form, offered)}
          ready={form !== undefined}
        />
      }
    >
      <LazyTable
        {...fromQuery(rows, query)}
        label="Pre-Draft Trades"
        columns={tradeColumns}
        emptyHint="No pick has changed hands yet. Add Trade enters the first one."
      />
    </Page>
  );
}
