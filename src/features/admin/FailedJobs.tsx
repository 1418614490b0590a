import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useDiscardFailedJobMutation, useRetryFailedJobMutation } from '../../api/generated/admin.gen';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import { Reason } from '../../components/Reason';
import { useAttempt } from '../../components/useAttempt';
import type { StaticColumn } from '../../components/StaticTable';
import { failedJobs, type FailedJobRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { CollapsedTable } from './CollapsedTable';
import { leagueColumn, LeagueLink } from './LeagueLink';

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
const whatOf = ({ resource, season, week }: FailedJobRow) =>
  week === null ? [resources[resource], season ?? []].flat().join(' ') : `Week ${week} of ${season}`;

type Change = (row: FailedJobRow) => void;

const failedColumns = (retry: Change, discard: Change): StaticColumn<FailedJobRow>[] => [
  { ...leagueColumn, cell: (row) => (row.leagueId === null ? 'All' : <LeagueLink {...row} />) },
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
          <Button aria-label={`Retry: ${about}`} onClick={() => retry(row)}>
            Retry
          </Button>
          <Button look="quiet-danger" aria-label={`Discard: ${about}`} onClick={() => discard(row)}>
            Discard
          </Button>
        </span>
      );
    },
  },
  {
    key: 'error',
    header: 'Error',
    className: 'wide-cell',
    cell: ({ error }) => (
      <span className="failed">
        <Reason text={error} />
      </span>
    ),
  },
];

/** The jobs of the queue that failed at every attempt: each is retried or discarded. */
export function FailedJobs() {
  const { rows, query } = useRows(failedJobs, undefined);
  const [sendRetry] = useRetryFailedJobMutation();
  const [sendDiscard] = useDiscardFailedJobMutation();
  const { problem, attempt } = useAttempt();
  const [done, setDone] = useState('');

  const change = (send: typeof sendRetry | typeof sendDiscard, { jobId }: FailedJobRow, text: string) =>
    attempt(async () => {
      setDone('');
      const { error } = await send({ failedJobChoice: { jobId } });
      if (error === undefined) setDone(text);
      return errorText(error);
    });
  const columns = failedColumns(
    (row) => void change(sendRetry, row, `${whatOf(row)}: waits in the queue.`),
    (row) => void change(sendDiscard, row, `${whatOf(row)}: discarded.`),
  );
  return (
    <CardSection title="Failed jobs">
      <ErrorAlert text={problem} />
      <Announced as="p">{done}</Announced>
      <QuerySection
        label="Failed jobs"
        rows={rows}
        query={query}
        empty="No job has failed at every attempt."
        forbidden="Only admins see failed jobs."
      >
        {(found) => <CollapsedTable label="Failed jobs" columns={columns} rows={found} hasLinks />}
      </QuerySection>
    </CardSection>
  );
}
