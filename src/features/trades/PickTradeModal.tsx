import dayjs from 'dayjs';
import { useId, useState, type FormEvent, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useCreatePickTradeMutation } from '../../api/generated/pickTrades.gen';
import type { Schema } from '../../api/types';
import { Button, SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import { Modal } from '../../components/Modal';
import { QuerySection } from '../../components/QuerySection';
import { tradablePicks } from '../../entities/generated/pickTradesTables.gen';
import { formTexts } from '../../lib/formTexts';
import { useRow } from '../../store/useRows';
import { PickSide } from './PickSide';
import { PickTradeEffects } from './PickTradeEffects';
import { pickTradeLabels, pickTradePayload, sidesOf } from './pickTradeForm';
import type { TradeDraft, TradeFormProps } from './useTradeForm';

type Props = TradeFormProps & { ofDraft: TradeDraft };

type Effects = Schema<'PickTradeEffects'>['teams'];

/** The form of a trade of several picks. "Try" shows what it would change, "Save" saves it. */
export function PickTradeModal({ ofDraft, initial, onInput, onSaved, onRefused, ...modal }: Props) {
  const formId = useId();
  const { tradeId } = initial;
  const arg = { ...ofDraft, ...(tradeId !== undefined && { tradeId }) };
  const [send, { isLoading, originalArgs, error, reset }] = useCreatePickTradeMutation();
  const sent = originalArgs?.pickTradeCreate;
  // A saved correction takes the trade back whose picks the query is about.
  const isSaved = sent !== undefined && !sent.isTrial && error === undefined;
  const { row: tradable, query } = useRow(tradablePicks, arg, { skip: !modal.open || isSaved });
  const [values, setValues] = useState(initial);
  const [effects, setEffects] = useState<Effects | null>(null);

  const sides = tradable ? sidesOf(tradable, values) : [];
  const labels = pickTradeLabels(sides);
  const running = !isLoading ? null : sent?.isTrial ? 'try' : 'save';

  const run = async (isTrial: boolean) => {
    if (isLoading) return;
    setEffects(null);
    const { data, error: refused } = await send({
      pickTradeCreate: { ...pickTradePayload(ofDraft, values, sides), ...(isTrial && { isTrial }) },
    });
    const problem = errorText(refused, labels);
    if (problem !== null && !isTrial) onRefused(problem);
    if (!data) return;
    if (isTrial) setEffects(data.teams);
    else onSaved();
  };
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setValues(formTexts(new FormData(currentTarget)));
    setEffects(null);
    if (!isLoading) reset();
    onInput(currentTarget);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.nativeEvent.submitter?.getAttribute('value') === 'try');
  };
  const submit = { form: formId, 'aria-disabled': isLoading };
  return (
    <Modal
      {...modal}
      title={tradeId === undefined ? 'Trade several picks' : 'Edit a trade of several picks'}
      hasForm
      actions={
        tradable && (
          <>
            <Button type="submit" value="try" {...submit} busyText="Trying…" isBusy={running === 'try'}>
              Try
            </Button>
            <SubmitButton text="Save" value="save" {...submit} busyText="Saving…" isBusy={running === 'save'} />
          </>
        )
      }
    >
      <QuerySection label="Picks" rows={tradable && [tradable]} query={query}>
        {([offered]) => (
          <form id={formId} onChange={onChange} onSubmit={onSubmit}>
            {tradeId !== undefined && <input type="hidden" name="tradeId" value={tradeId} />}
            <InputField
              label={labels['date']!}
              type="date"
              name="date"
              defaultValue={initial['date'] ?? ''}
              attributes={{ min: offered!.firstDay, max: dayjs().add(1, 'day').format('YYYY-MM-DD') }}
              required
            />
            <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: 16 }}>
              {sides.map((side) => (
                <PickSide key={side.field} label={labels[side.teamField]!} side={side} teams={offered!.teams} />
              ))}
            </div>
            <p>A team may give no pick, if it gives players. Each team gives 12 picks at most.</p>
          </form>
        )}
      </QuerySection>
      <PickTradeEffects teams={effects} />
      <ErrorAlert text={errorText(error, labels)} />
    </Modal>
  );
}
