import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { statusOnly, useGetDraftOrderQuery } from '../../api';
import { DraftChoice } from '../../league/DraftChoice';
import { HiddenKeepers } from '../../league/HiddenKeepers';
import { LocalTime } from '../../components/LocalTime';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { lazyWidget } from '../../components/lazyWidget';
import { Loading } from '../../components/Loading';
import { QuerySection } from '../../components/QuerySection';
import { ViewTabs } from '../../components/ViewTabs';
import { draftKey } from '../../entities/keys';
import { draftPicks } from '../../entities/draftPicks';
import { leagues } from '../../entities/leagues';
import { refreshStamp } from '../../lib/dates';
import { groupBy } from '../../lib/groupBy';
import { readDraft, readYear } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useSheet } from '../../routing/useSheet';
import { useAppSelector } from '../../store/hooks';
import { useSettings } from '../../league/useSettings';
import { DraftBoard } from './DraftBoard';
import { setFirst } from './board';
import { DraftNotice, OrderNotice } from './DraftNotice';
import { PICK_PARAM } from './PickNumber';
import { RoundTable } from './RoundTable';
import { hasCapital, useDraftView } from './views';

const Capital = lazyWidget(() => import('./Capital').then((m) => m.Capital), undefined, <Loading />);

/**
 * Milliseconds between requests for a draft that is not over: they tell the server that somebody looks. It reads the draft for two minutes
 * after each; what it reads, events show at once.
 */
const LOOK_MS = 45_000;

const PickSheet = lazyWidget(
  () => import('./PickSheet').then((m) => m.PickSheet),
  ({ pickString }) => pickString,
);

/**
 * A league's draft order: one table per round, by `?view=board` one board, or by `?view=capital` how many picks each team has; by
 * `?year=2024` that of a past season, by `?draft=2` another of several drafts; by `?pick=3.07` with the sheet of a pick.
 */
export function DraftOrderPage() {
  const { leagueId } = useRouteParams<'draftOrder'>();
  const [search] = useSearchParams();
  const year = readYear(search);
  const draft = readDraft(search);
  const league = useAppSelector((state) => leagues.selectRow(state, draftKey(leagueId, { year })));
  const draftDay = useAppSelector((state) => leagues.selectRow(state, draftKey(leagueId, { year, draft }))?.draftDay);
  const query = useGetDraftOrderQuery(
    { leagueId, year, draft },
    { ...statusOnly, pollingInterval: draftDay ? LOOK_MS : 0, skipPollingIfUnfocused: true },
  );
  const paths = useLeaguePaths();
  const listed = useAppSelector((state) => draftPicks.selectRows(state, draftKey(leagueId, { year, draft })));
  const picks = useMemo(() => listed && setFirst(listed), [listed]);
  const { season, hasDrafted } = useSettings(leagueId);
  const isPast = year !== undefined && year !== season;
  const isBefore = !isPast && hasDrafted === false && hasCapital({ drafts: league?.drafts, picks });
  const { view, ...tabs } = useDraftView(isBefore);
  const { value: pickString, onClose } = useSheet(PICK_PARAM);
  const rounds = useMemo(() => picks && [...groupBy(picks, ({ round }) => round)], [picks]);
  const onTheClock = draftDay?.onTheClock?.pickString;
  const refreshed = league?.lastDraftOrderRefresh;
  if (query.missing && year !== undefined)
    return (
      <NotFound text={`The league has no draft of ${year}.`} link={{ label: 'Draft Order', to: paths.draftOrder(leagueId) }} />
    );
  return (
    <Page
      actions={<ViewTabs label="Draft" {...tabs} />}
      subtitle={
        refreshed && (
          <>
            Last Refresh <LocalTime value={refreshed} format={refreshStamp} />
          </>
        )
      }
    >
      {!isPast && <HiddenKeepers leagueId={leagueId} />}
      {view !== 'capital' && <DraftChoice drafts={league?.drafts} />}
      {picks && <OrderNotice picks={picks} />}
      {draftDay && <DraftNotice draftDay={draftDay} />}
      {view === 'capital' && season !== undefined ? (
        <Capital key={leagueId} {...{ leagueId, season, year, draft }} drafts={league?.drafts} />
      ) : (
        <QuerySection
          label={isPast ? 'Draft results' : 'Draft order'}
          rows={rounds}
          query={query}
          emptyHint={
            hasDrafted
              ? 'The host has no picks of this season’s draft.'
              : 'The host has no draft for this season yet, or it has not been imported.'
          }
          cards={{ count: 1 }}
        >
          {(found) =>
            view === 'board' ? (
              <DraftBoard leagueId={leagueId} picks={picks!} onTheClock={onTheClock} />
            ) : (
              found.map(([round, members]) => (
                <RoundTable
                  key={round}
                  round={round}
                  picks={members}
                  hasPlayers={isPast || draftDay?.isRunning === true}
                  onTheClock={onTheClock}
                />
              ))
            )
          }
        </QuerySection>
      )}
      <PickSheet {...{ leagueId, year, draft, picks, pickString, onClose }} />
    </Page>
  );
}
