import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useEndSessionsMutation } from '../../api/generated/sessions.gen';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import { StaticTable, type StaticColumn } from '../../components/StaticTable';
import { sessions, type SessionRow } from '../../entities/generated/sessionsTables.gen';
import { parseInstant } from '../../lib/instant';
import { timeAgo } from '../../lib/timeAgo';
import { useRows } from '../../store/useRows';

const ago = (instant: string) => timeAgo(parseInstant(instant), Date.now());

const sessionColumns = (end: (row: SessionRow) => void): StaticColumn<SessionRow>[] => [
  { key: 'browser', header: 'Browser', rowHeader: true, cell: ({ browser }) => browser ?? 'Unknown' },
  { key: 'started', header: 'Logged in', className: 'nowrap', cell: ({ startedAt }) => ago(startedAt) },
  { key: 'used', header: 'Last used', className: 'nowrap', cell: ({ lastUsedAt }) => ago(lastUsedAt) },
  {
    key: 'action',
    header: 'Action',
    cell: (row) =>
      row.isCurrent ? (
        'This browser'
      ) : (
        <Button
          aria-label={`End the session in ${row.browser ?? 'an unknown browser'}, last used ${ago(row.lastUsedAt)}`}
          onClick={() => end(row)}
        >
          End
        </Button>
      ),
  },
];

/** The sessions of the account, to end any of them. */
export function Sessions() {
  const { rows, query } = useRows(sessions, undefined);
  const [send, { isLoading: ending, error }] = useEndSessionsMutation();
  const [ended, setEnded] = useState('');

  const end = async (sessionId: string | undefined, done: string) => {
    if (ending) return;
    setEnded('');
    const { error: refusal } = await send({ sessionId });
    if (refusal === undefined) setEnded(done);
  };
  return (
    <CardSection title="Sessions">
      <ErrorAlert text={errorText(error)} />
      <Announced as="p">{ended}</Announced>
      <QuerySection label="Sessions" rows={rows} query={query}>
        {(found) => (
          <>
            <StaticTable
              label="Sessions"
              columns={sessionColumns(({ sessionId }) => void end(sessionId, 'The session has ended.'))}
              rows={found}
              rowKey={({ key }) => key}
              hasLinks={found.some(({ isCurrent }) => !isCurrent)}
            />
            {found.length > 1 && (
              <Button aria-disabled={ending} onClick={() => void end(undefined, 'All other sessions have ended.')}>
                End all others
              </Button>
            )}
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
