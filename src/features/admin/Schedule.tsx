import { useState } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetScheduleQuery, useSetPaceMutation, useSyncLeagueMutation } from '../../api/generated/admin.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import { Reason } from '../../components/Reason';
import type { StaticColumn } from '../../components/StaticTable';
import { scheduledLeagues, type ScheduledLeagueRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { optionValue } from '../../lib/options';
import { type Pace, paces } from '../../league/paces';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { CollapsedTable } from './CollapsedTable';
import { ReadSeason } from './ReadSeason';

/** Polling interval of a league that is being read, in ms. Server-sent events usually come sooner. */
const POLL_MS = 5_000;

const stamp = (instant: string | null, none: string) => (instant === null ? none : refreshStamp(instant));

const scheduleColumns = (
  read: (row: ScheduledLeagueRow) => void,
  setPace: (row: ScheduledLeagueRow, pace: Pace) => void,
): StaticColumn<ScheduledLeagueRow>[] => [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    className: 'pinned',
    cell: ({ leagueId, leagueName, provider }) => <Link to={leaguePaths(provider).standings(leagueId)}>{leagueName}</Link>,
  },
  { key: 'read', header: 'Read', className: 'nowrap', cell: ({ readAt }) => stamp(readAt, 'Not yet') },
  {
    key: 'next',
    header: 'Next',
    className: 'nowrap',
    cell: ({ nextAt, isQueued }) => (isQueued ? 'Being read' : stamp(nextAt, '–')),
  },
  {
    key: 'pace',
    header: 'How often',
    cell: (row) => (
      <select
        className="input"
        style={{ minWidth: 160 }}
        aria-label={`How often ${row.leagueName} is read`}
        value={row.pace}
        onChange={({ target }) => setPace(row, optionValue(paces, target.value, row.pace))}
      >
        {paces.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ),
  },
  {
    key: 'action',
    header: 'Action',
    className: 'nowrap',
    cell: (row) => (
      <button
        type="button"
        className="button"
        aria-label={`Read ${row.leagueName} now`}
        aria-disabled={row.isQueued}
        onClick={() => !row.isQueued && read(row)}
      >
        {row.failures > 0 ? 'Retry' : 'Read now'}
      </button>
    ),
  },
  {
    key: 'differences',
    header: 'Records that differ',
    cell: ({ differences }) =>
      differences.length === 0 ? (
        '–'
      ) : (
        <ul className="schedule-differences">
          {differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
  },
  {
    key: 'error',
    header: 'Error',
    cell: ({ leagueId, provider, error, failures, isHostDown, hasDrop }) =>
      error === null ? (
        '–'
      ) : (
        <span className="failed schedule-error">
          <Reason text={error}>
            {failures > 1 && ` (${failures} times)`}
            {isHostDown && ' The host gets no calls for a while.'}
          </Reason>
          {hasDrop && (
            <>
              {' '}
              <Link to={leaguePaths(provider).leagueSettings(leagueId)}>Open the league’s settings</Link>
            </>
          )}
        </span>
      ),
  },
];

/** The leagues on the schedule: their age, their next read, and what failed. */
export function Schedule() {
  const rows = useAppSelector((state) => scheduledLeagues.selectRows(state));
  const isReading = rows?.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetScheduleQuery(undefined, { ...statusOnly, pollingInterval: isReading ? POLL_MS : 0 });
  const [send] = useSyncLeagueMutation();
  const [change] = useSetPaceMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const read = async ({ leagueId }: ScheduledLeagueRow) => {
    const { error } = await send({ scheduledLeagueChoice: { leagueId } });
    setProblem(errorText(error));
  };
  const setPace = async ({ leagueId }: ScheduledLeagueRow, pace: Pace) => {
    const { error } = await change({ paceChange: { leagueId, pace } });
    setProblem(errorText(error));
  };
  const columns = scheduleColumns(
    (row) => void read(row),
    (row, pace) => void setPace(row, pace),
  );
  return (
    <CardSection title="Schedule">
      <ErrorAlert text={problem} />
      <QuerySection
        label="Schedule"
        rows={rows}
        query={query}
        empty="The schedule reads no league. It reads leagues whose hosts are called over the network, not made-up or recorded ones."
        forbidden="Only admins see the schedule."
      >
        {(found) => (
          <>
            <CollapsedTable label="Schedule" columns={columns} rows={found} hasLinks />
            <ReadSeason leagues={found} />
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
