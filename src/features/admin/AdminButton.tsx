import { useId } from 'react';
import { adminCalls, type AdminCallId } from './adminCalls';
import { useAdminCall, type AdminRunState } from './useAdminCall';

function outcome({ running, failed, doneAt, failedLeagues }: AdminRunState): string {
  if (running) return 'Running…';
  if (failed) return 'Failed';
  if (doneAt === undefined) return '';
  const done = `Done at ${new Date(doneAt).toLocaleTimeString('en-GB')}`;
  return failedLeagues.length > 0 ? `${done}, but failed for ${failedLeagues.join(', ')}` : done;
}

/** The button of a maintenance call, and what its last run came to. */
export function AdminButton({ id, leagueId }: { id: AdminCallId; leagueId: string }) {
  const { name, label } = adminCalls[id];
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
      <code id={nameId} className="admin-call__name">
        {name}
      </code>
      <span role="status" className={`admin-call__outcome${state.failed && !state.running ? ' admin-call__outcome--bad' : ''}`}>
        {outcome(state)}
      </span>
    </li>
  );
}
