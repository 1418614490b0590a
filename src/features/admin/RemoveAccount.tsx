import type { SubmitEvent } from 'react';
import { errorText } from '../../api';
import { useRemoveAccountMutation } from '../../api/generated/accounts.gen';
import { SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField } from '../../components/Field';
import type { ManagedAccount } from './accountColumns';

const labels = { userEmail: 'E-mail address, to confirm' };

type Props = { account: ManagedAccount; onRemoved: () => void };

/** Removes an account once its e-mail address was typed; not the own one. */
export function RemoveAccount({ account: { accountId, isOwn }, onRemoved }: Props) {
  const [send, { isLoading: removing, error }] = useRemoveAccountMutation();
  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (removing) return;
    const userEmail = String(new FormData(event.currentTarget).get('userEmail'));
    const { error: refusal } = await send({ accountRemove: { accountId, userEmail } });
    if (refusal === undefined) onRemoved();
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
          <ErrorAlert text={errorText(error, labels)} />
          <p>
            <SubmitButton text="Remove the account" look="danger" isBusy={removing} />
          </p>
        </form>
      )}
    </>
  );
}
