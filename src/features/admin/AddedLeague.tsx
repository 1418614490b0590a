import { Link } from 'react-router';
import { statusOnly } from '../../api';
import { useGetRunsQuery } from '../../api/admin';
import type { Schema } from '../../api/types';
import { ErrorAlert } from '../../components/ErrorAlert';
import { allRuns, maintenanceRuns } from '../../entities/maintenance';
import { platforms } from '../../platforms/platforms';
import { useAppSelector } from '../../store/hooks';

/** Milliseconds between two looks at a run that goes on. */
const POLL_MS = 2000;

/** How far the import of a new league is, and at its end a link to the league. */
export function AddedLeague({ league: { leagueId, provider, name, askedAt } }: { league: Schema<'HostLeague'> }) {
  const run = useAppSelector((state) =>
    maintenanceRuns
      .selectRows(state, allRuns)
      ?.find((each) => each.call === 'addLeague' && each.leagueId === leagueId && each.startedAt >= askedAt),
  );
  const isRunning = run === undefined || run.outcome === 'running';
  useGetRunsQuery(undefined, { ...statusOnly, pollingInterval: isRunning ? POLL_MS : 0 });
  if (run?.outcome === 'failed') return <ErrorAlert text={`${name} could not be added: ${run.error ?? 'unknown reason'}`} />;
  return (
    <p role="status">
      {isRunning ? (
        `Reading every season of ${name} from its host. This can take minutes and goes on without this page: Last runs tells how it ends.`
      ) : (
        <>
          {name} is added: {run.rows} rows. {/* The menus come with the page's configuration. */}
          <Link reloadDocument to={platforms[provider].paths.standings(leagueId)}>
            Open its standings
          </Link>
        </>
      )}
    </p>
  );
}
