import { useState, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useSetRightsMutation } from '../../api/managedAccounts';
import type { FormDraft } from '../../browser/formDrafts';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import type { ManagedAccountRow } from '../../entities/managedAccounts';
import type { Role } from '../../lib/roles';
import { RightsFields, rightsLabels } from './RightsFields';
import { readScopes } from './ScopeFields';

/** Sets the role, leagues and teams of an account. */
export function RightsForm({ account: { accountId, role, scopes } }: { account: ManagedAccountRow }) {
  const [send, { isLoading: saving }] = useSetRightsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState('');

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as FormDraft;
    setProblem(null);
    setSaved('');
    const { error } = await send({ rightsChange: { accountId, role: typed['role'] as Role, scopes: readScopes(typed) } });
    setProblem(errorText(error, rightsLabels));
    if (error === undefined) setSaved('Role, leagues and teams saved.');
  };
  return (
    <form aria-label="Role, leagues and teams" onSubmit={(event) => void save(event)}>
      <RightsFields role={role} scopes={scopes} />
      <ErrorAlert text={problem} />
      <Announced as="p">{saved}</Announced>
      <p>
        <button type="submit" className="button button--primary" aria-disabled={saving} aria-busy={saving}>
          {saving ? 'Saving…' : 'Save'}
        </button>
      </p>
    </form>
  );
}
