import type { SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useSetRightsMutation } from '../../api/generated/accounts.gen';
import { SubmitButton } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import type { ManagedAccount } from './accountColumns';
import { formTexts } from '../../lib/formTexts';
import { optionValue } from '../../lib/options';
import { roles } from '../../league/roles';
import { RightsFields, rightsLabels } from './RightsFields';
import { readScopes } from './ScopeFields';

/** Sets the role, leagues and teams of an account. */
export function RightsForm({ account: { accountId, role, scopes } }: { account: ManagedAccount }) {
  const [send, { isLoading: saving, isSuccess: isSaved, error }] = useSetRightsMutation();

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const typed = formTexts(new FormData(event.currentTarget));
    void send({ rightsChange: { accountId, role: optionValue(roles, typed['role'], role), scopes: readScopes(typed) } });
  };
  return (
    <form aria-label="Role, leagues and teams" onSubmit={save}>
      <RightsFields role={role} scopes={scopes} />
      <ErrorAlert text={errorText(error, rightsLabels)} />
      <Announced as="p">{isSaved && 'Role, leagues and teams saved.'}</Announced>
      <p>
        <SubmitButton text="Save" busyText="Saving…" isBusy={saving} />
      </p>
    </form>
  );
}
