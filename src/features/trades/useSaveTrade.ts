import { useRef, useState } from 'react';
import { problemText, useCreatePreDraftTradeMutation, type ApiError } from '../../api';
import type { Schema } from '../../api/types';
import { tradeLabels } from './tradePayload';

/**
 * Saves trades, one at a time.
 * @returns `save` (resolves with whether it was saved), whether one is being saved, and what the last one was refused with
 */
export function useSaveTrade() {
  const [create, { isLoading: saving }] = useCreatePreDraftTradeMutation();
  const running = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(preDraftTradeCreate: Schema<'PreDraftTradeCreate'>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setProblem(null);
    const { error } = await create({ preDraftTradeCreate });
    running.current = false;
    const refusal = error as ApiError | undefined;
    // An expired session leads to the log-in page, which says so.
    if (refusal && refusal.status !== 401) setProblem(problemText(refusal, tradeLabels));
    return refusal === undefined;
  }
  return { save, saving, problem, dismiss: () => setProblem(null) };
}
