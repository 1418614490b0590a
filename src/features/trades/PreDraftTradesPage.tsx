import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazyWidget } from '../../components/lazyWidget';
import { DraftChoice } from '../../league/DraftChoice';
import { Page } from '../../league/Page';
import { seasonKey } from '../../entities/keys';
import { teams } from '../../entities/teams';
import { tradeForms, trades } from '../../entities/tables';
import { LeagueTable } from '../../league/LeagueTable';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { readDraft } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useSettings } from '../../league/useSettings';
import { useRows } from '../../store/useRows';
import { tradeColumns } from './columns';
import { EnteredTrades } from './EnteredTrades';
import { closedReason, isDraftOver, tradeOptions } from './tradeOptions';
import { useTradeForm } from './useTradeForm';
import { Button } from '../../components/Button';

const TradeModal = lazyWidget(() => import('./TradeModal').then((m) => m.TradeModal));
const PickTradeModal = lazyWidget(() => import('./PickTradeModal').then((m) => m.PickTradeModal));

/** The picks traded before a year's draft, with the form for a new trade. */
export function PreDraftTradesPage() {
  const { leagueId, year } = useRouteParams<'preDraftTrades'>();
  const draft = readDraft(useSearchParams()[0]);
  return <TradesOfYear key={`${leagueId}/${year}/${draft}`} {...{ leagueId, year, draft }} />;
}

function TradesOfYear({ leagueId, year, draft }: { leagueId: string; year: string; draft: number | undefined }) {
  const ofDraft = { leagueId, year: Number(year), ...(draft !== undefined && { draft }) };
  const { rows, query } = useRows(trades, ofDraft);
  const choices = useAppSelector((state) => tradeForms.selectRow(state, ofDraft));
  const offered = useAppSelector((state) => teams.selectRows(state, seasonKey(leagueId, year)));

  const paths = useLeaguePaths();
  const withSource = rows?.some(({ source }) => source !== undefined) ?? false;
  const columns = useMemo(() => tradeColumns(withSource), [withSource]);
  const options = tradeOptions(choices, offered);
  const { season, hasDrafted } = useSettings(leagueId);
  const shown = choices?.drafts?.find(({ number, isDefault }) => (draft === undefined ? isDefault : draft === number));
  const isOver = isDraftOver({ year: Number(year), season, hasDrafted: shown?.isOver ?? hasDrafted });
  const closed = closedReason(Number(year), isOver, options);
  const isCommissioner = useIsCommissioner(leagueId);
  const stored = Object.values(ofDraft).join('/');
  const single = useTradeForm(`trade/${stored}`, choices !== undefined, TradeModal, { ofDraft, options, closed });
  const several = useTradeForm(`trade of several picks/${stored}`, isCommissioner, PickTradeModal, { ofDraft });

  return (
    <Page
      actions={
        <>
          <Button look="primary" disabled={choices === undefined} onClick={() => single.open()}>
            Add Trade
          </Button>
          {isCommissioner && <Button onClick={() => several.open()}>Trade several picks</Button>}
        </>
      }
    >
      <DraftChoice drafts={choices?.drafts} />
      <LeagueTable
        rows={rows}
        query={query}
        label="Pre-Draft Trades"
        columns={columns}
        csv={[year, 'PreDraftTrades']}
        emptyHint={`${isOver ? 'No pick changed hands.' : 'No pick has changed hands yet.'} ${closed ?? 'Add Trade enters the first one.'}`}
      />
      <p>
        Listed are picks of the draft of {year}. Players, picks of other drafts and money that changed hands with them are not:
        see the <Link to={paths.transactions(leagueId, Number(year))}>Transactions of {year}</Link>.
      </p>
      {isCommissioner && (
        <EnteredTrades ofDraft={ofDraft} shownDraft={shown?.number} onEdit={single.open} onEditSeveral={several.open} />
      )}
      {single.form}
      {several.form}
    </Page>
  );
}
