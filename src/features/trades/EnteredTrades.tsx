import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText, useTakeBackPreDraftTradeMutation } from '../../api';
import type { FormDraft } from '../../browser/formDrafts';
import { ConfirmModal } from '../../components/ConfirmModal';
import { Notice } from '../../components/Notice';
import { QuerySection } from '../../components/QuerySection';
import { SavedNotice } from '../../components/SavedNotice';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { TeamName } from '../../league/TeamName';
import { useModal } from '../../components/useModal';
import { enteredTrades, type EnteredTradeRow } from '../../entities/tables';
import { refreshStamp, tradeDate } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { describeTrade, enteredSides, type Side } from './enteredSides';
import { pickFormValues } from './pickFormValues';
import { refusalLabels, tradeFields } from './tradePayload';
import type { TradeDraft } from './useTradeForm';

const by = (person: string | null, at: string | null) => (at === null ? '' : `${refreshStamp(at)} by ${person}`);

function stateOf({ takenBackBy, takenBackAt, replacedBy }: EnteredTradeRow): string {
  if (takenBackAt === null) return 'Valid';
  return `${replacedBy === null ? 'Taken back' : 'Corrected'} ${by(takenBackBy, takenBackAt)}`;
}

type Actions = { edit: (row: EnteredTradeRow) => void; takeBack: (row: EnteredTradeRow) => void };

/** The words of {@link describeTrade}, each team as a link, and what can be done to the trade: beside it, on a phone below it. */
function Trade({ row, edit, takeBack }: Actions & { row: EnteredTradeRow }) {
  const [giver, other] = enteredSides(row).sides;
  const link = ({ teamId, teamName }: Side) => <TeamName id={teamId} name={teamName} />;
  return (
    <>
      {link(giver)} gives {giver.picks} {other.picks === '' ? 'to' : `for ${other.picks} of`} {link(other)}
      {row.takenBackAt === null && (
        <span className="row">
          <Button aria-label={`Edit: ${describeTrade(row)}`} onClick={() => edit(row)}>
            Edit
          </Button>
          <Button look="quiet-danger" aria-label={`Take back: ${describeTrade(row)}`} onClick={() => takeBack(row)}>
            Take back
          </Button>
        </span>
      )}
    </>
  );
}

const columns = (actions: Actions): StaticColumn<EnteredTradeRow>[] => [
  { key: 'date', header: 'Date', className: 'nowrap', cell: (row) => tradeDate(enteredSides(row).date) },
  {
    key: 'trade',
    header: 'Trade',
    rowHeader: true,
    className: 'pinned wide-cell',
    cell: (row) => <Trade row={row} {...actions} />,
  },
  { key: 'entered', header: 'Entered', cell: ({ enteredBy, enteredAt }) => by(enteredBy, enteredAt) || '–' },
  { key: 'state', header: 'State', cell: stateOf },
];

type Props = {
  ofDraft: TradeDraft;
  /** The draft that is shown; undefined where the year has only one. */
  shownDraft: number | undefined;
  /** Open a form with a trade of one pick a side, and with one of several. */
  onEdit: (initial: FormDraft) => void;
  onEditSeveral: (initial: FormDraft) => void;
};

/** The trades that a league's commissioners entered for a draft, to correct and to take back. */
export function EnteredTrades({ ofDraft, shownDraft, onEdit, onEditSeveral }: Props) {
  const { leagueId, year } = ofDraft;
  const { rows: ofYear, query } = useRows(enteredTrades, { leagueId, year });
  const rows = ofYear?.filter((row) => shownDraft === undefined || enteredSides(row).draft === shownDraft);
  const [send, { isLoading: running, error, reset }] = useTakeBackPreDraftTradeMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const { shown, show, modal } = useModal<EnteredTradeRow>();

  const takeBack = async (row: EnteredTradeRow) => {
    const { error: refusal } = await send({ ...ofDraft, tradeId: row.id });
    modal.onClose();
    if (refusal === undefined) setSaved('Trade taken back');
  };
  const edit = ({ id, trade, pickTrade }: EnteredTradeRow) => {
    if (trade) onEdit({ tradeId: id, ...Object.fromEntries(tradeFields.map((field) => [field, String(trade[field])])) });
    else if (pickTrade) onEditSeveral({ tradeId: id, ...pickFormValues(pickTrade) });
  };
  return (
    <CardSection title="Entered trades" flush>
      <QuerySection
        label="Entered trades"
        rows={rows}
        query={query}
        empty={<p className="card__body">No trade has been entered for {year}.</p>}
      >
        {(entered) => (
          <StaticTable
            label="Entered trades"
            columns={columns({ edit, takeBack: show })}
            rows={entered}
            rowKey={({ key }) => key}
            hasLinks={entered.some(({ takenBackAt }) => takenBackAt === null)}
          />
        )}
      </QuerySection>
      {shown && (
        <ConfirmModal
          {...modal}
          title="Take back this trade?"
          action="Take back"
          running={running}
          onConfirm={() => void takeBack(shown)}
        >
          {`${describeTrade(shown)}, ${tradeDate(enteredSides(shown).date)}. ${shown.trade ? 'Both' : 'All'} picks go back; the history keeps the trade.`}
        </ConfirmModal>
      )}
      <SavedNotice text={saved} onDismiss={() => setSaved(null)} />
      <Notice text={errorText(error, refusalLabels)} onDismiss={reset} />
    </CardSection>
  );
}
