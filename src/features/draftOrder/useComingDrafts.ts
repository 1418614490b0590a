import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { draftApi, type ScreenQuery } from '../../api';
import type { Schema } from '../../api/types';
import { draftPicks } from '../../entities/draftPicks';
import { draftKey } from '../../entities/keys';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { CountedDraft } from './capital';
import { isToBeMade } from './views';

const { getDraftOrder } = draftApi.endpoints;

/** A season and its drafts. */
export type DraftsOfSeason = {
  leagueId: string;
  season: number;
  /** The season and the draft that the page's URL names. */
  year: number | undefined;
  draft: number | undefined;
  /** Those of a season with several. */
  drafts: readonly Schema<'SeasonDraft'>[] | undefined;
};

/** The drafts of the season whose picks are still to be made, once all of them are loaded, and the state of what loads them. */
export function useComingDrafts({ leagueId, season, year, draft, drafts }: DraftsOfSeason) {
  const dispatch = useAppDispatch();
  const coming = useMemo(
    () =>
      drafts?.filter(isToBeMade).map(({ number, isDefault }) => ({
        number,
        // As the page asks for it.
        arg: { leagueId, year, draft: isDefault && number !== draft ? undefined : number },
      })) ?? [{ number: undefined, arg: { leagueId, year, draft } }],
    [leagueId, year, draft, drafts],
  );
  useEffect(() => {
    const queries = coming.map(({ arg }) => dispatch(getDraftOrder.initiate(arg)));
    return () => queries.forEach((query) => query.unsubscribe());
  }, [coming, dispatch]);
  const picks = useAppSelector(
    (state) => coming.map(({ arg }) => draftPicks.selectRows(state, draftKey(leagueId, arg))),
    shallowEqual,
  );
  const failed = useAppSelector((state) => coming.some(({ arg }) => getDraftOrder.select(arg)(state).isError));
  const counted = useMemo(() => {
    const all = coming.flatMap(({ number }, at): CountedDraft[] => {
      const ofDraft = picks[at];
      return ofDraft ? [{ season, draft: number, picks: ofDraft }] : [];
    });
    return all.length === coming.length ? all : undefined;
  }, [coming, picks, season]);
  const refetch = () =>
    coming.forEach(({ arg }) => void dispatch(getDraftOrder.initiate(arg, { subscribe: false, forceRefetch: true })));
  const query: ScreenQuery = { loading: counted === undefined && !failed, failed, missing: false, forbidden: false, refetch };
  return { drafts: counted, query };
}
