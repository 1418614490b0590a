import { Link } from 'react-router';
import { polling } from '../../api';
import { useGetAdditionsQuery } from '../../api/generated/leagues.gen';
import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { Reason } from '../../components/Reason';
import { ErrorAlert } from '../../components/ErrorAlert';
import { additions, type AdditionRow } from '../../entities/generated/leaguesTables.gen';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';

const none: AdditionRow[] = [];
const isOpen = ({ outcome, pastSeasons }: AdditionRow) =>
  outcome === 'running' || pastSeasons.some(({ state }) => state === 'waiting');

const newestSeason = (name: string, step: string | null = null) =>
  `Reading the newest season of ${name} from its host${step === null ? '' : `: ${step}`}. This goes on without this page.`;

function PastSeasons({ name, seasons }: { name: string; seasons: AdditionRow['pastSeasons'] }) {
  const failed = seasons.filter(({ state }) => state === 'failed').map(({ season }) => season);
  const waiting = seasons.filter(({ state }) => state === 'waiting');
  const done = seasons.length - waiting.length;
  return (
    <>
      {waiting.length > 0 && (
        <>
          <progress value={done} max={seasons.length} aria-label={`Past seasons of ${name}`} /> {done} of {seasons.length} past
          seasons are read, the newest first. {waiting[0]!.season} is next.
        </>
      )}
      {failed.length > 0 && ` Could not be read, and is tried again with the next refresh: ${failed.join(', ')}.`}
    </>
  );
}

function Addition({
  addition: { leagueId, leagueName, provider, outcome, step, error, pastSeasons },
}: {
  addition: AdditionRow;
}) {
  if (outcome === 'running')
    return (
      <p>
        {newestSeason(leagueName, step)}
        {step === null && error !== null && (
          <>
            {' The last try failed, and is repeated in some minutes: '}
            <Reason text={error} />
          </>
        )}
      </p>
    );
  if (outcome === 'failed')
    return (
      <ErrorAlert
        text={`${leagueName} could not be added, and nothing was stored. You can add it again. ${error ?? 'The reason is unknown.'}`}
      />
    );
  return (
    <p>
      {leagueName} is added.{' '}
      {provider && (
        <>
          <Link to={leaguePaths(provider).standings(leagueId)}>Open its standings</Link> or its{' '}
          <Link to={leaguePaths(provider).leagueSettings(leagueId)}>settings</Link>.{' '}
        </>
      )}
      <PastSeasons name={leagueName} seasons={pastSeasons} />
    </p>
  );
}

type Props = {
  /** The league that was added last, until the next search. */
  started: Schema<'HostLeague'> | null;
  /** Whether the form has been used: then earlier additions that have ended are no longer shown. */
  hasSearched: boolean;
};

/** The leagues that the account is adding, with their progress. */
export function Additions({ started, hasSearched }: Props) {
  const rows = useAppSelector((state) => additions.selectRows(state)) ?? none;
  const isStarting =
    started !== null && !rows.some(({ leagueId, startedAt }) => leagueId === started.leagueId && startedAt >= started.askedAt);
  useGetAdditionsQuery(undefined, polling(isStarting || rows.some(isOpen)));
  const shown = hasSearched ? rows.filter((row) => isOpen(row) || row.leagueId === started?.leagueId) : rows;
  return (
    <Announced>
      {isStarting && <p>{newestSeason(started.name)}</p>}
      {shown.map((row) => (
        <Addition key={row.key} addition={row} />
      ))}
    </Announced>
  );
}
