import { useState, type ReactNode } from 'react';
import type { FormDraft } from '../../browser/formDrafts';
import { lazyWidget } from '../../components/lazyWidget';
import { Notice } from '../../components/Notice';
import { SavedNotice } from '../../components/SavedNotice';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { useStoredForm } from './useStoredForm';

const PickTradeModal = lazyWidget(() => import('./PickTradeModal').then((module) => module.PickTradeModal));

type Props = {
  leagueId: string;
  year: number;
  /** One of several drafts of the year; undefined for the one that the server chooses. */
  draft: number | undefined;
};

/**
 * The form of trades of several picks, for the league's commissioner. It opens again after a reload or a log-in with what was typed.
 * @returns `open` as of the form of one pick a side; undefined for others
 */
export function usePickTradeForm({ leagueId, year, draft }: Props): {
  open: ((initial?: FormDraft) => void) | undefined;
  form: ReactNode;
} {
  const draftName = ['trade of several picks', leagueId, year, ...(draft === undefined ? [] : [draft])].join('/');
  const isCommissioner = useIsCommissioner(leagueId);
  const { shown, open, modal, isOpen, onInput } = useStoredForm(draftName, isCommissioner);
  const [saved, setSaved] = useState(false);
  const [missed, setMissed] = useState<string | null>(null);

  const begin = (initial?: FormDraft) => {
    setSaved(false);
    setMissed(null);
    open(initial);
  };
  const form = (
    <>
      {shown !== null && (
        <PickTradeModal
          key={shown.number}
          {...modal}
          {...{ leagueId, year, draft }}
          initial={shown.initial}
          onInput={onInput}
          onSaved={() => {
            if (isOpen(shown.number)) modal.onClose();
            setSaved(true);
          }}
          onRefused={(problem) => {
            if (!isOpen(shown.number)) setMissed(problem);
          }}
        />
      )}
      <SavedNotice text={saved ? 'Trade saved' : null} onDismiss={() => setSaved(false)} />
      <Notice text={missed} onDismiss={() => setMissed(null)} />
    </>
  );
  return { open: isCommissioner ? begin : undefined, form };
}
