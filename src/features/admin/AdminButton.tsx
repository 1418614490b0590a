import { useId } from 'react';
import type { AdminCallId } from '../../entities/maintenance';
import { adminCalls } from './adminCalls';
import { LeagueResults } from './LeagueResults';
import { useAdminCall, type AdminRunState } from './useAdminCall';

function outcome({ running, failed, doneAt, results }: AdminRunState): string {
  if (running) return 'Running…';
  if (failed) return 'Failed';
  if (doneAt === undefined) return '';
  const done = `Done at ${new Date(doneAt).toLocaleTimeString('en-GB')}`;
  const failedFor = results.filter(({ error }) => typeof error === 'string').map(({ leagueName }) => leagueName ?? 'all leagues');
  return failedFor.length > 0 ? `${done}, but failed for ${failedFor.join(', ')}` : done;
}

type Props = {
  id: AdminCallId;
  leagueId: string;
  /** Of the chosen league, which a call that takes a leagueId is about. */
  leagueName: string;
};

/** The button of a maintenance call, what its last run came to, and what it did league by league. */
export function AdminButton({ id, leagueId, leagueName }: Props) {
  const { name, label, takesLeague } = adminCalls[id];
  const [run, state] = useAdminCall(id);
  const nameId = useId();
  return (
    <li className="admin-call">
      <button
        type="button"
        className="button button--danger admin-call__button"
        aria-describedby={nameId}
        aria-disabled={state.running}
        aria-busy={state.running}
        onClick={() => run(leagueId)}
      >
        {state.running && <span className="spinner admin-call__spinner" aria-hidden="true" />}
        {label}
      </button>
      <span className="admin-call__name">
        <code id={nameId}>{name}</code>
        {takesLeague && <span className="admin-call__league">{leagueName}</span>}
      </span>
      <span role="status" className={`admin-call__outcome${state.failed && !state.running ? ' admin-call__outcome--bad' : ''}`}>
        {outcome(state)}
      </span>
      {state.results.length > 0 && <LeagueResults label={label} rows={state.results} />}
    </li>
  );
}
