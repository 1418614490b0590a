import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { statusOnly, useGetDraftOrderQuery } from '../../api';
import { DraftChoice, useDraftParam } from '../../components/DraftChoice';
import { LocalTime } from '../../components/LocalTime';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { draftPicks } from '../../entities/draftPicks';
import { leagues } from '../../entities/leagues';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../league/useLeagueName';
import { useTeamPath } from '../../league/useTeamPath';
import { useRememberedParam } from '../../components/useRememberedParam';
import { useRouteParams } from '../../routing/useRoute';
import { withParam } from '../../routing/withParam';
import { useAppSelector } from '../../store/hooks';
import { byRound } from './byRound';
import { DraftBoard } from './DraftBoard';
import { RoundTable } from './RoundTable';

/** The page's views beside the rounds, by their names in the URL. */
const views = ['board'] as const;

/** A league's draft order: one table per round, or by `?view=board` one board; by `?draft=2` another of several drafts. */
export function DraftOrderPage() {
  const { leagueId } = useRouteParams<'draftOrder'>();
  const draft = useDraftParam();
  const query = useGetDraftOrderQuery({ leagueId, ...(draft !== undefined && { draft }) }, statusOnly);
  const league = useAppSelector((state) => leagues.selectRow(state, leagueKey('any', leagueId)));
  const leagueName = useLeagueName();
  const teamPath = useTeamPath(leagueId);
  const picks = useAppSelector((state) => draftPicks.selectRows(state, leagueKey('any', leagueId, draft)));
  const { value: view, remember } = useRememberedParam('view', 'draftOrder.view', views);
  const isBoard = view === 'board';
  const rounds = useMemo(() => picks && byRound(picks), [picks]);
  const refreshed = league?.lastDraftOrderRefresh;
  const otherView = withParam(useSearchParams()[0], 'view', isBoard ? undefined : 'board').toString();
  return (
    <Page
      title={leagueName ?? 'Draft Order'}
      actions={
        <Link
          className="button"
          to={{ search: otherView }}
          replace
          preventScrollReset
          onClick={() => remember(isBoard ? undefined : 'board')}
        >
          {isBoard ? 'Rounds' : 'Board'}
        </Link>
      }
      subtitle={
        <>
          Draft Order
          {refreshed && (
            <span>
              {' · Last Refresh '}
              <LocalTime value={refreshed} format={refreshStamp} />
            </span>
          )}
        </>
      }
    >
      <DraftChoice drafts={league?.drafts} />
      <QuerySection
        label="Draft order"
        rows={rounds}
        query={query}
        emptyHint="The host has no draft for this season yet, or it has not been imported."
        cards={{ count: 1 }}
      >
        {(found) =>
          isBoard ? (
            <DraftBoard picks={picks!} teamPath={teamPath} />
          ) : (
            found.map(({ round, picks: members }) => <RoundTable key={round} round={round} picks={members} teamPath={teamPath} />)
          )
        }
      </QuerySection>
    </Page>
  );
}
