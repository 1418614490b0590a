import { useState, type SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useRemoveAccountMutation } from '../../api/managedAccounts';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import type { ManagedAccountRow } from '../../entities/managedAccounts';

const labels = { userEmail: 'E-mail address, to confirm' };

type Props = { account: ManagedAccountRow; onRemoved: () => void };

/** Removes an account once its e-mail address was typed; not the own one. */
export function RemoveAccount({ account: { accountId, isOwn }, onRemoved }: Props) {
  const [send, { isLoading: removing }] = useRemoveAccountMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (removing) return;
    const userEmail = String(new FormData(event.currentTarget).get('userEmail'));
    const { error } = await send({ accountRemove: { accountId, userEmail } });
    setProblem(errorText(error, labels));
    if (error === undefined) onRemoved();
  };
  return (
    <>
      <h3>Removal</h3>
      {isOwn ? (
        <p>Another admin can remove your account.</p>
      ) : (
        <form aria-label="Removal" onSubmit={(event) => void remove(event)}>
          <p>
            The account is deleted, and its browsers are logged out. What it entered stays: keepers, trades and the security log.
            The links that it made are closed.
          </p>
          <InputField label={labels.userEmail} name="userEmail" autoComplete="off" required />
          <ErrorAlert text={problem} />
          <p>
            <button type="submit" className="button button--danger" aria-disabled={removing} aria-busy={removing}>
              Remove the account
            </button>
          </p>
        </form>
      )}
    </>
  );
}
