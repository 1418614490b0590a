import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { refusalText, statusOnly } from '../../api';
import { useGetScheduleQuery, useSetPaceMutation, useSyncLeagueMutation } from '../../api/admin';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { allRuns, scheduledLeagues, type ScheduledLeagueRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { platforms } from '../../platforms/platforms';
import { useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';
import { CollapsedTable } from './CollapsedTable';

type Pace = Schema<'SchedulePace'>;

const paces: Record<Pace, string> = { calendar: 'NFL calendar', daily: 'Once a day', paused: 'Paused' };

/** How often the list is read again while a league of it is being read, in ms. */
const POLL_MS = 2000;

const stamp = (instant: string | null, none: string) => (instant === null ? none : refreshStamp(instant));

const scheduleColumns = (
  read: (row: ScheduledLeagueRow) => void,
  setPace: (row: ScheduledLeagueRow, pace: Pace) => void,
): StaticColumn<ScheduledLeagueRow>[] => [
  {
    key: 'league',
    header: 'League',
    rowHeader: true,
    cell: ({ leagueId, leagueName, provider }) => <Link to={platforms[provider].paths.standings(leagueId)}>{leagueName}</Link>,
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
      <NativeSelect
        sx={{ minWidth: 160 }}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': `How often ${row.leagueName} is read` }}
        value={row.pace}
        onChange={({ target }) => setPace(row, target.value as Pace)}
      >
        {Object.entries(paces).map(([pace, label]) => (
          <option key={pace} value={pace}>
            {label}
          </option>
        ))}
      </NativeSelect>
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
    key: 'error',
    header: 'Error',
    cell: ({ error, failures, isHostDown }) =>
      error === null ? (
        '–'
      ) : (
        <span className="failed">
          {error}
          {failures > 1 && ` (${failures} times)`}
          {isHostDown && ' The host is left alone for a while.'}
        </span>
      ),
  },
];

/** The leagues that are read by themselves: how old they are, when they are read next, and what went wrong. */
export function Schedule() {
  const rows = useAppSelector((state) => scheduledLeagues.selectRows(state, allRuns));
  const isReading = rows?.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetScheduleQuery(undefined, { ...statusOnly, pollingInterval: isReading ? POLL_MS : 0 });
  const [send] = useSyncLeagueMutation();
  const [change] = useSetPaceMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const headingId = useId();

  const read = async ({ leagueId }: ScheduledLeagueRow) => {
    const { error } = await send({ scheduledLeagueChoice: { leagueId } });
    setProblem(refusalText(error));
  };
  const setPace = async ({ leagueId }: ScheduledLeagueRow, pace: Pace) => {
    const { error } = await change({ paceChange: { leagueId, pace } });
    setProblem(refusalText(error));
  };
  const columns = scheduleColumns(
    (row) => void read(row),
    (row, pace) => void setPace(row, pace),
  );
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Schedule
      </h2>
      <div className="card__body">
        <ErrorAlert text={problem} />
        {query.forbidden ? (
          <p role="status">The schedule is for admins.</p>
        ) : rows?.length === 0 ? (
          <p role="status">No league is read by itself yet. One that is added from a host is.</p>
        ) : (
          <QuerySection rows={rows} query={query} emptyHint="Leagues that are added from a host appear here.">
            {(found) => (
              <AppTheme>
                <CollapsedTable label="Schedule" columns={columns} rows={found} shown="first" hasLinks />
              </AppTheme>
            )}
          </QuerySection>
        )}
      </div>
    </section>
  );
}
