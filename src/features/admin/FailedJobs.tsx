import { useState } from 'react';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useDiscardFailedJobMutation, useGetFailedJobsQuery, useRetryFailedJobMutation } from '../../api/admin';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { onlyList, failedJobs, type FailedJobRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { CollapsedTable } from './CollapsedTable';
import { LeagueLink } from './LeagueLink';

const resources: Record<FailedJobRow['resource'], string> = {
  scores: 'Scores and standings',
  rosters: 'Rosters, draft and trades',
  standings: 'Standings',
  season: 'The next season',
  all: 'The whole league',
  players: 'Players',
  pastSeason: 'Season',
  addition: 'Adding the league',
};
const whatOf = ({ resource, season }: FailedJobRow) => [resources[resource], season ?? []].flat().join(' ');

type Change = (row: FailedJobRow) => void;

const failedColumns = (retry: Change, discard: Change): StaticColumn<FailedJobRow>[] => [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    className: 'pinned',
    cell: ({ leagueId, leagueName }) => (leagueId === null ? 'All' : <LeagueLink id={leagueId} name={leagueName} />),
  },
  { key: 'what', header: 'What', cell: whatOf },
  { key: 'when', header: 'Failed', className: 'nowrap', cell: ({ failedAt }) => refreshStamp(failedAt) },
  { key: 'tries', header: 'Tries', align: 'right', cell: ({ tries }) => tries },
  {
    key: 'action',
    header: 'Action',
    cell: (row) => {
      const about = `${whatOf(row)}, ${row.leagueName ?? 'all leagues'}`;
      return (
        <span className="row">
          <button type="button" className="button" aria-label={`Retry: ${about}`} onClick={() => retry(row)}>
            Retry
          </button>
          <button
            type="button"
            className="button button--quiet-danger"
            aria-label={`Discard: ${about}`}
            onClick={() => discard(row)}
          >
            Discard
          </button>
        </span>
      );
    },
  },
  { key: 'error', header: 'Error', className: 'wide-cell', cell: ({ error }) => <span className="failed">{error}</span> },
];

/** The jobs of the queue that failed at every attempt: each is retried or discarded. */
export function FailedJobs() {
  const query = useGetFailedJobsQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => failedJobs.selectRows(state, onlyList));
  const [sendRetry, { isLoading: retrying }] = useRetryFailedJobMutation();
  const [sendDiscard, { isLoading: discarding }] = useDiscardFailedJobMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');

  const change = async (send: typeof sendRetry | typeof sendDiscard, { jobId }: FailedJobRow, text: string) => {
    if (retrying || discarding) return;
    setProblem(null);
    setDone('');
    const { error } = await send({ failedJobChoice: { jobId } });
    setProblem(errorText(error));
    if (error === undefined) setDone(text);
  };
  const columns = failedColumns(
    (row) => void change(sendRetry, row, `${whatOf(row)}: waits in the queue.`),
    (row) => void change(sendDiscard, row, `${whatOf(row)}: discarded.`),
  );
  return (
    <CardSection title="Failed jobs">
      <div className="card__body">
        <ErrorAlert text={problem} />
        <Announced as="p">{done}</Announced>
        {query.forbidden ? (
          <p>Only admins see failed jobs.</p>
        ) : rows?.length === 0 ? (
          <p>No job has failed at every attempt.</p>
        ) : (
          <QuerySection label="Failed jobs" rows={rows} query={query} emptyHint="Jobs that failed at every attempt appear here.">
            {(found) => <CollapsedTable label="Failed jobs" columns={columns} rows={found} shown="first" hasLinks />}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
