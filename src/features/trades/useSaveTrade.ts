import { useRef } from 'react';
import { errorText, useCreatePreDraftTradeMutation, useReplacePreDraftTradeMutation } from '../../api';
import type { Schema } from '../../api/types';
import { refusalLabels } from './tradePayload';

/** `problem` says why a trade was refused; it is null for an expired session, which leads to the log-in page. */
type Outcome = { saved: boolean; problem: string | null };

/**
 * Saves trades, one at a time.
 * @returns `save`, whose promise never rejects, and whether a trade is being saved
 */
export function useSaveTrade() {
  const [create, creating] = useCreatePreDraftTradeMutation();
  const [replace, replacing] = useReplacePreDraftTradeMutation();
  const running = useRef(false);

  /** @param tradeId the trade that this one corrects; undefined for a new one */
  async function save(trade: Schema<'PreDraftTradeCreate'>, tradeId: string | undefined): Promise<Outcome> {
    if (running.current) return { saved: false, problem: null };
    running.current = true;
    const { error } = await (tradeId === undefined
      ? create({ preDraftTradeCreate: trade })
      : replace({ preDraftTradeReplace: { ...trade, tradeId } }));
    running.current = false;
    return { saved: error === undefined, problem: errorText(error, refusalLabels) };
  }
  return { save, saving: creating.isLoading || replacing.isLoading };
}
