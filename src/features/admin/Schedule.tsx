import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetScheduleQuery, useSetPaceMutation, useSyncLeagueMutation } from '../../api/admin';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { onlyList, scheduledLeagues, type ScheduledLeagueRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { type Pace, paces } from '../../lib/paces';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { AppTheme } from '../../theme/AppTheme';
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
      <NativeSelect
        sx={{ minWidth: 160 }}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': `How often ${row.leagueName} is read` }}
        value={row.pace}
        onChange={({ target }) => setPace(row, target.value as Pace)}
      >
        {paces.map(({ value, label }) => (
          <option key={value} value={value}>
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
    cell: ({ leagueId, provider, error, failures, isHostDown, hasDrop }) =>
      error === null ? (
        '–'
      ) : (
        <span className="failed">
          {error}
          {failures > 1 && ` (${failures} times)`}
          {isHostDown && ' The host gets no calls for a while.'}
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
  const rows = useAppSelector((state) => scheduledLeagues.selectRows(state, onlyList));
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
      <div className="card__body">
        <ErrorAlert text={problem} />
        {query.forbidden ? (
          <p>Only admins see the schedule.</p>
        ) : rows?.length === 0 ? (
          <p>
            The schedule reads no league. It reads leagues whose hosts are called over the network, not made-up or recorded ones.
          </p>
        ) : (
          <QuerySection label="Schedule" rows={rows} query={query} emptyHint="Leagues that are added from a host appear here.">
            {(found) => (
              <>
                <AppTheme>
                  <CollapsedTable label="Schedule" columns={columns} rows={found} shown="first" hasLinks />
                </AppTheme>
                <ReadSeason leagues={found} />
              </>
            )}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
