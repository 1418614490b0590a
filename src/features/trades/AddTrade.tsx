import { lazy, Suspense, useCallback, useState } from 'react';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import { loadCode } from '../../lib/loadCode';
import { tradePayload } from './tradePayload';
import type { TradeOptions } from './tradeOptions';
import { useSaveTrade } from './useSaveTrade';

const AddTradeModal = lazy(() => loadCode(() => import('./AddTradeModal').then((m) => ({ default: m.AddTradeModal }))));

type Props = {
  leagueId: string;
  year: number;
  options: TradeOptions | undefined;
  /** Whether the options are known, be it that there are none. */
  ready: boolean;
};

/** The Add Trade button and its modal, which stays open until a trade is saved or the user closes it. */
export function AddTrade({ leagueId, year, options, ready }: Props) {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const forget = useCallback(() => setSaved(false), []);
  const { save, saving, problem, dismiss } = useSaveTrade();

  const show = (shown: boolean) => {
    dismiss();
    forget();
    setOpen(shown);
  };
  const submit = async (form: HTMLFormElement) => {
    if (!(await save(tradePayload(form, leagueId, year)))) return;
    setOpen(false);
    setSaved(true);
  };
  return (
    <>
      <button type="button" className="button button--primary" disabled={!ready} onClick={() => show(true)}>
        Add Trade
      </button>
      {open && (
        <Suspense fallback={null}>
          <AddTradeModal
            options={options}
            saving={saving}
            problem={problem}
            onSubmit={(form) => void submit(form)}
            onClose={() => show(false)}
          />
        </Suspense>
      )}
      <SavedNotice text={saved ? 'Trade saved' : null} onDismiss={forget} />
      <Notice text={open ? null : problem} onDismiss={dismiss} />
    </>
  );
}
