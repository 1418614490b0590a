import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import { useModal } from '../../components/useModal';
import { dropDraft, findDraft, keepDraft, type FormDraft } from '../../browser/formDrafts';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { tradePayload } from './tradePayload';
import type { TradeOptions } from './tradeOptions';
import { useSaveTrade } from './useSaveTrade';

const TradeModal = lazyWidget(() => import('./TradeModal').then((module) => module.TradeModal));

type Props = {
  leagueId: string;
  year: number;
  /** One of several drafts of the year; undefined for the one that the server chooses. */
  draft: number | undefined;
  options: TradeOptions | undefined;
  /** Why no trade can be entered; null where one can. */
  closed: string | null;
  /** Whether the options are loaded, even if there are none. */
  ready: boolean;
};

/** An opened form: its number, as a late response must not close a later form, and what its fields begin with. */
type OpenForm = { number: number; initial: FormDraft };

/**
 * The form of a league's trades. It stays open until its trade is saved or the user closes it, and opens again after a reload or a log-in
 * with what was typed.
 * @returns `open` shows it, for a new trade without `initial`, to correct one with its fields and its `tradeId`; `form` is to be rendered
 */
export function useTradeForm({ leagueId, year, draft, options, closed, ready }: Props): {
  open: (initial?: FormDraft) => void;
  form: ReactNode;
} {
  const draftName = ['trade', leagueId, year, ...(draft === undefined ? [] : [draft])].join('/');
  const number = useRef(0);
  const { shown, show, modal } = useModal<OpenForm>();
  const [saved, setSaved] = useState(false);
  const [refused, setRefused] = useState<{ number: number; problem: string } | null>(null);
  const { save, saving } = useSaveTrade();
  const account = useAppSelector(selectEmailAddress);
  const forget = useCallback(() => setSaved(false), []);

  const open = useCallback(
    (initial: FormDraft = {}) => {
      setRefused(null);
      forget();
      show({ number: (number.current += 1), initial });
    },
    [forget, show],
  );
  useEffect(() => {
    const draft = ready && number.current === 0 ? findDraft(draftName, account) : null;
    if (draft) open(draft);
  }, [ready, draftName, account, open]);

  const close = () => {
    dropDraft(draftName);
    setRefused(null);
    number.current += 1;
    modal.onClose();
  };
  const submit = async (element: HTMLFormElement, tradeId: string | undefined) => {
    const own = number.current;
    setRefused(null);
    const { saved: isSaved, problem } = await save(tradePayload(element, { leagueId, year, draft }), tradeId);
    if (problem !== null) setRefused({ number: own, problem });
    if (!isSaved) return;
    if (number.current === own) {
      dropDraft(draftName);
      modal.onClose();
    }
    setSaved(true);
  };
  const ofShownForm = refused !== null && modal.open && refused.number === shown?.number;
  const form = (
    <>
      {shown !== null && (
        <TradeModal
          key={shown.number}
          {...modal}
          onClose={close}
          initial={shown.initial}
          options={options}
          closed={closed}
          saving={saving}
          problem={ofShownForm ? refused.problem : null}
          onInput={(element) => keepDraft(draftName, account, element)}
          onSubmit={(element) => void submit(element, shown.initial['tradeId'])}
        />
      )}
      <SavedNotice text={saved ? 'Trade saved' : null} onDismiss={forget} />
      <Notice text={refused && !ofShownForm ? refused.problem : null} onDismiss={() => setRefused(null)} />
    </>
  );
  return { open, form };
}
