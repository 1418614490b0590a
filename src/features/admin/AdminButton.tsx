import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useId } from 'react';
import { Announced } from '../../components/Announced';
import { lazyWidget } from '../../components/lazyWidget';
import { useModal } from '../../components/useModal';
import type { AdminCallId } from '../../entities/maintenance';
import { adminCalls, asksFirst, isCallFor, isForOneLeague } from './adminCalls';
import { LeagueResults } from './LeagueResults';
import { useAdminCall, type AdminRunState } from './useAdminCall';
import { useEveryLeague } from './useEveryLeague';

const ConfirmModal = lazyWidget(() => import('../../components/ConfirmModal').then((module) => module.ConfirmModal));

function outcome({ running, progress, failed, refusal, doneAt, results }: AdminRunState): string {
  if (running) return progress && progress.total > 1 ? `Running… ${progress.done} of ${progress.total}` : 'Running…';
  if (failed) return refusal === null ? 'Failed' : `Failed: ${refusal}`;
  if (doneAt === undefined) return '';
  const at = `at ${new Date(doneAt).toLocaleTimeString('en-GB')}`;
  const failures = results.filter(({ error }) => typeof error === 'string');
  // A call without leagues has one result, without a league.
  const [own] = failures.filter(({ leagueId }) => leagueId === null);
  if (own) return `Failed ${at}: ${own.error}`;
  if (failures.length > 0) return `Done ${at}, but failed for ${failures.map(({ leagueName }) => leagueName).join(', ')}`;
  const notes = new Set(results.map(({ note }) => note ?? ''));
  if (results.length === 0 || notes.has('')) return `Done ${at}`;
  return `Nothing to do ${at}${notes.size === 1 ? `: ${[...notes].join()}` : ''}`;
}

/** Button, call and outcome in a row, the results below. */
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 340px) minmax(0, 380px) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 1,
  overflowWrap: 'anywhere',
  '& > .outcome': { minHeight: '1.5em' },
  '& > details': { gridColumn: '1 / -1', minWidth: 0 },
};

type Props = {
  id: AdminCallId;
  leagueId: string;
  /** The name of the chosen league. */
  leagueName: string;
};

/**
 * The button of a maintenance call, and the outcome of its last run, also by league. A call that changes every league asks first and names
 * them; so does a new season of one.
 */
export function AdminButton({ id, leagueId, leagueName }: Props) {
  const { name, label, changes, effect } = adminCalls[id];
  const [run, state] = useAdminCall(id);
  const nameId = useId();
  const leagues = useEveryLeague();
  const { shown, show, modal } = useModal<true>();
  const changed = changes && leagues.filter(({ provider }) => changes.includes(provider)).map((league) => league.name);
  const isForOne = isForOneLeague(id, leagueId);
  const asks = asksFirst(id, leagueId);
  const isFor = isCallFor(id, leagueId, leagues);
  const about = !isFor ? `not for ${leagueName}` : isForOne ? leagueName : changed && `all ${changed.length} leagues`;
  const press = () => {
    if (state.running || !isFor) return;
    if (asks) show(true);
    else run(leagueId);
  };
  return (
    <Box component="li" sx={line}>
      <button
        type="button"
        className="button button--danger"
        aria-describedby={nameId}
        aria-haspopup={asks ? 'dialog' : undefined}
        aria-disabled={state.running || !isFor}
        aria-busy={state.running}
        onClick={press}
      >
        {state.running && <CircularProgress size={16} color="inherit" role="presentation" aria-hidden />}
        {label}
      </button>
      <span className="row muted">
        <code id={nameId}>{name}</code>
        {about && (
          <>
            <span aria-hidden>·</span>
            <span>{about}</span>
          </>
        )}
      </span>
      <Announced as="span" label={label} className={`outcome ${state.failed && !state.running ? 'failed' : ''}`}>
        {outcome(state)}
      </Announced>
      {shown && (
        <ConfirmModal
          {...modal}
          title={`${label}?`}
          action={label}
          onConfirm={() => {
            modal.onClose();
            run(leagueId);
          }}
        >
          {effect} This changes {isForOne ? leagueName : changed?.join(', ')}.
        </ConfirmModal>
      )}
      {state.results.length > 0 && <LeagueResults label={label} rows={state.results} />}
    </Box>
  );
}
