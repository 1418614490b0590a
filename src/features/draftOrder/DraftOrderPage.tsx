import { useMemo } from 'react';
import { Link } from 'react-router';
import { statusOnly, useGetDraftOrderQuery } from '../../api';
import { LocalTime } from '../../components/LocalTime';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { draftPicks } from '../../entities/draftPicks';
import { leagues } from '../../entities/leagues';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../platforms/useLeagueName';
import { useTeamPath } from '../../platforms/useTeamPath';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { byRound } from './byRound';
import { DraftBoard } from './DraftBoard';
import { RoundTable } from './RoundTable';
import { useView } from './useView';

/** A league's draft order: one table per round, or by `?view=board` one board. */
export function DraftOrderPage() {
  const { leagueId } = useRouteParams<'draftOrder'>();
  const query = useGetDraftOrderQuery({ leagueId }, statusOnly);
  const key = leagueKey('any', leagueId);
  const league = useAppSelector((state) => leagues.selectRow(state, key));
  const leagueName = useLeagueName();
  const teamPath = useTeamPath(leagueId);
  const picks = useAppSelector((state) => draftPicks.selectRows(state, key));
  const { isBoard, remember } = useView();
  const rounds = useMemo(() => picks && byRound(picks), [picks]);
  const refreshed = league?.lastDraftOrderRefresh;
  return (
    <Page
      title={leagueName ?? 'Draft Order'}
      actions={
        <Link
          className="button"
          to={{ search: isBoard ? '' : '?view=board' }}
          replace
          preventScrollReset
          onClick={() => remember(isBoard ? 'rounds' : 'board')}
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
      <QuerySection
        rows={rounds}
        query={query}
        emptyHint="The host has no draft of this season yet, or it has not been fetched."
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
