import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText, polling } from '../../api';
import type { components } from '../../api/generated/schema.gen';
import { useGetScheduleQuery, useSetPaceMutation, useSyncLeagueMutation } from '../../api/generated/admin.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { Pager } from '../../components/Pager';
import { QuerySection } from '../../components/QuerySection';
import { Reason } from '../../components/Reason';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { schedulePages } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { optionValue } from '../../lib/options';
import { useDebounced } from '../../lib/useDebounced';
import { useLoadedPage } from '../../lib/useLoadedPage';
import { type Pace, paces } from '../../league/paces';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { ReadSeason } from './ReadSeason';
import { leagueColumn } from './LeagueLink';

type ScheduledLeagueRow = components['schemas']['ScheduledLeague'];

const choices = [
  { value: 'all', label: 'All leagues' },
  { value: 'failing', label: 'Failing' },
  { value: 'differing', label: 'Records differ' },
] as const;
type Choice = (typeof choices)[number]['value'];

const stamp = (instant: string | null, none: string) => (instant === null ? none : refreshStamp(instant));

/** Whether a league is read now: its turn comes within a minute. Otherwise a queued read waits for its host's pace. */
const isBeingRead = ({ isQueued, nextAt }: ScheduledLeagueRow) =>
  isQueued && (nextAt === null || Date.parse(nextAt) - Date.now() < 60_000);

function nextText(row: ScheduledLeagueRow): string {
  if (isBeingRead(row)) return 'Being read';
  return row.isQueued ? `Waits until ${stamp(row.nextAt, '')}` : stamp(row.nextAt, '–');
}

const scheduleColumns = (
  read: (row: ScheduledLeagueRow) => void,
  setPace: (row: ScheduledLeagueRow, pace: Pace) => void,
): StaticColumn<ScheduledLeagueRow>[] => [
  leagueColumn,
  { key: 'read', header: 'Read', className: 'nowrap', cell: ({ readAt }) => stamp(readAt, 'Not yet') },
  {
    key: 'next',
    header: 'Next',
    className: 'nowrap',
    cell: nextText,
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
      <Button
        aria-label={`Read ${row.leagueName} now`}
        aria-disabled={isBeingRead(row)}
        onClick={() => !isBeingRead(row) && read(row)}
      >
        {row.failures > 0 ? 'Retry' : 'Read now'}
      </Button>
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

/** The leagues on the schedule, a page at a time: their age, their next read, and what failed. */
export function Schedule() {
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState<Choice>('all');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim());
  const isChosen = search !== '' || choice !== 'all';
  const arg = { page, ...(search !== '' && { search }), ...(choice !== 'all' && { only: choice }) };
  const shown = useLoadedPage(useAppSelector((state) => schedulePages.selectRow(state, arg)));
  const { leagues: rows, total = 0, hasMore = false, pageSize = 1 } = shown ?? {};
  const pages = Math.ceil(total / pageSize);
  const isReading = rows?.some(({ isQueued }) => isQueued) ?? false;
  const query = useGetScheduleQuery(arg, polling(isReading));
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
  const isWorthChoosing = (rows?.length ?? 0) > 1 || isChosen;
  return (
    <CardSection title="Schedule">
      <ErrorAlert text={problem} />
      {isWorthChoosing && (
        <form
          className="inline-form"
          role="search"
          aria-label="Leagues on the schedule"
          onSubmit={(event) => event.preventDefault()}
        >
          <InputField
            label="Find a league"
            type="search"
            autoComplete="off"
            attributes={{ maxLength: 80 }}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPage(1);
            }}
          />
          <SelectField
            label="Show"
            options={choices}
            value={choice}
            onChange={(chosen) => {
              setChoice(chosen);
              setPage(1);
            }}
          />
        </form>
      )}
      <QuerySection
        label="Schedule"
        rows={rows}
        query={query}
        empty={
          isChosen
            ? 'No league on the schedule is like that.'
            : 'The schedule reads no league. It reads leagues whose hosts are called over the network, not made-up or recorded ones.'
        }
        forbidden="Only admins see the schedule."
      >
        {(found) => (
          <>
            <StaticTable label="Schedule" columns={columns} rows={found} rowKey={({ leagueId }) => leagueId} hasLinks />
            <Pager page={Math.min(page, pages)} pages={pages} hasMore={hasMore} setPage={setPage} />
            <ReadSeason leagues={found} />
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
