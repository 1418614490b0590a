import { useCallback, useState, type ReactNode } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import type { FormDraft } from '../../browser/formDrafts';
import { tradePayload } from './tradePayload';
import type { TradeOptions } from './tradeOptions';
import { useSaveTrade } from './useSaveTrade';
import { useStoredForm } from './useStoredForm';

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
  const { shown, open, modal, isOpen, onInput } = useStoredForm(draftName, ready);
  const [saved, setSaved] = useState(false);
  const [refused, setRefused] = useState<{ number: number; problem: string } | null>(null);
  const { save, saving } = useSaveTrade();
  const forget = useCallback(() => setSaved(false), []);

  const begin = (initial?: FormDraft) => {
    setRefused(null);
    forget();
    open(initial);
  };
  const close = () => {
    setRefused(null);
    modal.onClose();
  };
  const submit = async (element: HTMLFormElement, own: number, tradeId: string | undefined) => {
    setRefused(null);
    const { saved: isSaved, problem } = await save(tradePayload(element, { leagueId, year, draft }), tradeId);
    if (problem !== null) setRefused({ number: own, problem });
    if (!isSaved) return;
    if (isOpen(own)) modal.onClose();
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
          onInput={onInput}
          onSubmit={(element) => void submit(element, shown.number, shown.initial['tradeId'])}
        />
      )}
      <SavedNotice text={saved ? 'Trade saved' : null} onDismiss={forget} />
      <Notice text={refused && !ofShownForm ? refused.problem : null} onDismiss={() => setRefused(null)} />
    </>
  );
  return { open: begin, form };
}
