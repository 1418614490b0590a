import { useId } from 'react';
import { announce } from '../../browser/announce';
import { Announced } from '../../components/Announced';
import { Button } from '../../components/Button';
import { ConfirmModal } from '../../components/ConfirmModal';
import { useModal } from '../../components/useModal';
import type { AdminCallId } from './adminCalls';
import { adminCalls } from './adminCalls';
import type { LeagueOption } from './leagueOptions';
import { LeagueResults } from './LeagueResults';
import { listOfNames } from './callScope';
import { useAdminCall, type AdminRunState } from './useAdminCall';
import { useCallScope } from './useCallScope';

function outcome({ running, progress, failed, refusal, doneAt, results }: AdminRunState): string {
  if (running) return progress && progress.total > 1 ? `Running… ${progress.done} of ${progress.total}` : 'Running…';
  if (failed) return refusal === null ? 'Failed' : `Failed: ${refusal}`;
  if (doneAt === undefined) return '';
  const at = `at ${new Date(doneAt).toLocaleTimeString('en-GB')}`;
  const { leagues } = results;
  const failures = leagues.filter(({ error }) => typeof error === 'string');
  // A call without leagues has one result, without a league.
  const [own] = failures.filter(({ leagueId }) => leagueId === null);
  if (own) return `Failed ${at}: ${own.error!.split('\n')[0]}`;
  const names = failures.map(({ leagueName }) => leagueName ?? '');
  if (names.length > 0) return `Done ${at}, but failed for ${listOfNames(names, results.failed)}`;
  const notes = new Set(leagues.map(({ note }) => note ?? ''));
  if (leagues.length === 0 || notes.has('')) return `Done ${at}`;
  return `Nothing to do ${at}${notes.size === 1 ? `: ${[...notes].join()}` : ''}`;
}

const spinner = { width: 16, height: 16, margin: 0, border: '2px solid', borderTopColor: 'transparent', background: 'none' };

type Props = {
  id: AdminCallId;
  /** The league for which it is made, or all. */
  chosen: LeagueOption;
};

/** The button of a maintenance call: what it does to which leagues, and the outcome of its last run, also by league. */
export function AdminButton({ id, chosen }: Props) {
  const { name, label, effect, isRisky = false } = adminCalls[id];
  const [run, state] = useAdminCall(id);
  const nameId = useId();
  const { shown, show, modal } = useModal<true>();
  const { about, refusal, question } = useCallScope(id, chosen);
  const press = () => {
    if (state.running) return;
    if (refusal !== undefined) announce(`${label}: ${refusal}`);
    else if (question !== undefined) show(true);
    else run(chosen.value);
  };
  return (
    <li className="admin-call">
      <span>
        <Button
          look="danger"
          isRisky={isRisky}
          aria-describedby={nameId}
          aria-haspopup={question === undefined ? undefined : 'dialog'}
          aria-disabled={state.running || refusal !== undefined}
          aria-busy={state.running}
          onClick={press}
        >
          {state.running && <span className="spinner" style={spinner} />}
          {label}
        </Button>
      </span>
      <span>
        {effect}
        <span className="row muted">
          <code id={nameId}>{name}</code>
          {(refusal ?? about) !== undefined && (
            <>
              <span aria-hidden>·</span>
              <span>{refusal ?? about}</span>
            </>
          )}
        </span>
      </span>
      <Announced as="span" label={label} className={`outcome ${state.failed && !state.running ? 'failed' : ''}`}>
        {outcome(state)}
      </Announced>
      {shown && (
        <ConfirmModal
          {...modal}
          title={`${label}?`}
          action={label}
          isRisky={isRisky}
          onConfirm={() => {
            modal.onClose();
            run(chosen.value);
          }}
        >
          {effect} This changes {question}.
        </ConfirmModal>
      )}
      {state.results.leagues.length > 0 && <LeagueResults label={label} results={state.results} />}
    </li>
  );
}
