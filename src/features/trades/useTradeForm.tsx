import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../../browser/formDrafts';
import type { ModalState } from '../../components/Modal';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import { useModal } from '../../components/useModal';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';

/** The draft of a form; `draft` names one of several of the year. */
export type TradeDraft = { leagueId: string; year: number; draft?: number };

/** The props of a form of trades. */
export type TradeFormProps = ModalState & {
  /** The initial values. With a `tradeId` the form corrects that trade. */
  initial: FormDraft;
  onInput: (form: HTMLFormElement) => void;
  onSaved: () => void;
  /** Called with the refusal of a save, which the form shows itself while it is open. */
  onRefused: (problem: string) => void;
};

/** An opened form: its number, as a late response must not close a later form, and what its fields begin with. */
type OpenForm = { number: number; initial: FormDraft };

/**
 * A form of trades in a modal, which says when a trade is saved. What is typed is stored until it is closed: after a reload or a log-in it
 * opens again with that.
 * @param name of what is stored
 * @param isReady whether the form can open
 * @param extra props of the modal
 * @returns `open` shows it, for a new trade without `initial`, to correct one with its fields and its `tradeId`; `form` is to be rendered
 */
export function useTradeForm<Extra extends object>(
  name: string,
  isReady: boolean,
  Modal: ComponentType<Extra & TradeFormProps>,
  extra: Extra,
) {
  const account = useAppSelector(selectEmailAddress);
  const last = useRef(0);
  const { shown, show, modal } = useModal<OpenForm>();
  const [saved, setSaved] = useState(false);
  const [missed, setMissed] = useState<string | null>(null);
  const open = useCallback(
    (initial: FormDraft = {}) => {
      setSaved(false);
      setMissed(null);
      show({ number: (last.current += 1), initial });
    },
    [show],
  );
  useEffect(() => {
    const stored = isReady && last.current === 0 ? findDraft(name, account) : null;
    if (stored) open(stored);
  }, [isReady, name, account, open]);
  const close = () => {
    dropDraft(name);
    last.current += 1;
    modal.onClose();
  };

  const form = (
    <>
      {shown && (
        <Modal
          key={shown.number}
          {...extra}
          {...modal}
          initial={shown.initial}
          onClose={close}
          onInput={(element) => keepDraft(name, account, element)}
          onSaved={() => {
            if (last.current === shown.number) close();
            setSaved(true);
          }}
          onRefused={(problem) => {
            if (last.current !== shown.number) setMissed(problem);
          }}
        />
      )}
      <SavedNotice text={saved ? 'Trade saved' : null} onDismiss={() => setSaved(false)} />
      <Notice text={missed} onDismiss={() => setMissed(null)} />
    </>
  );
  return { open, form };
}
