import dayjs from 'dayjs';
import { useId, type FormEvent, type SubmitEvent } from 'react';
import { SubmitButton } from '../../components/Button';
import { errorText, useCreatePreDraftTradeMutation, useReplacePreDraftTradeMutation } from '../../api';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { Modal } from '../../components/Modal';
import type { TradeOptions } from './tradeOptions';
import { refusalLabels, tradeLabels, tradePayload, type TradeField } from './tradePayload';
import type { TradeDraft, TradeFormProps } from './useTradeForm';

type Props = TradeFormProps & {
  ofDraft: TradeDraft;
  /** Undefined where there is nothing to choose from. */
  options: TradeOptions | undefined;
  /** Why no trade can be entered; null where one can. */
  closed: string | null;
};

/** The selects in order, with their options and initial option. */
const selects: { name: Exclude<TradeField, 'date'>; options: 'teams' | 'rounds' | 'picks'; first: number }[] = [
  { name: 'pickFromTeamId', options: 'teams', first: 0 },
  { name: 'pickToTeamId', options: 'teams', first: 1 },
  { name: 'roundFrom', options: 'rounds', first: 0 },
  { name: 'roundTo', options: 'rounds', first: 0 },
  { name: 'pickFrom', options: 'picks', first: 0 },
  { name: 'pickTo', options: 'picks', first: 0 },
];

/** The order on a phone, in one column: one side of the trade, then the other. */
const selectsBySide = [...selects.filter(({ name }) => /From/.test(name)), ...selects.filter(({ name }) => /To/.test(name))];

/** The form of a trade. It stays open until its trade is saved or the user closes it. */
export function TradeModal({ ofDraft, options, closed, initial, onInput, onSaved, onRefused, ...modal }: Props) {
  const formId = useId();
  const isPhone = matchMedia('(max-width: 480px)').matches;
  const { tradeId, date = '' } = initial;
  const [create, creating] = useCreatePreDraftTradeMutation();
  const [replace, replacing] = useReplacePreDraftTradeMutation();
  const { isLoading: saving, error } = tradeId === undefined ? creating : replacing;
  const save = async (form: HTMLFormElement) => {
    if (saving) return;
    const trade = tradePayload(form, ofDraft);
    const { error: refusal } = await (tradeId === undefined
      ? create({ preDraftTradeCreate: trade })
      : replace({ preDraftTradeReplace: { ...trade, tradeId } }));
    const problem = errorText(refusal, refusalLabels);
    if (problem !== null) onRefused(problem);
    if (refusal === undefined) onSaved();
  };
  // The browser sends a form only after its validity check.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  const saveButton = <SubmitButton text="Save" busyText="Saving…" form={formId} isBusy={saving} />;
  const isOpen = options !== undefined && closed === null;
  return (
    <Modal
      {...modal}
      title={tradeId === undefined ? 'Add Pre Draft Trade' : 'Edit Pre Draft Trade'}
      actions={isOpen && saveButton}
      hasForm={isOpen}
    >
      {isOpen ? (
        <form
          id={formId}
          style={{ display: 'grid', gridTemplateColumns: `repeat(${isPhone ? 1 : 2}, minmax(0, 1fr))`, columnGap: 16 }}
          onInput={({ currentTarget }: FormEvent<HTMLFormElement>) => onInput(currentTarget)}
          onSubmit={onSubmit}
        >
          {tradeId !== undefined && <input type="hidden" name="tradeId" value={tradeId} />}
          <InputField
            label={tradeLabels.date}
            style={{ gridColumn: '1 / -1' }}
            type="date"
            name="date"
            defaultValue={date}
            attributes={{ min: options.firstDay, max: dayjs().add(1, 'day').format('YYYY-MM-DD') }}
            required
          />
          {(isPhone ? selectsBySide : selects).map(({ name, options: list, first }) => (
            <SelectField
              key={name}
              label={tradeLabels[name]}
              name={name}
              options={options[list]}
              defaultValue={initial[name] ?? options[list][first]?.value}
            />
          ))}
        </form>
      ) : (
        <p>No trade can be entered. {closed}</p>
      )}
      <ErrorAlert text={modal.open ? errorText(error, refusalLabels) : null} />
    </Modal>
  );
}
