import { useState } from 'react';
import { errorText } from '../../api';
import { useEndAccountSessionsMutation } from '../../api/managedAccounts';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Modal, type ModalState } from '../../components/Modal';
import { managedAccounts, type ManagedAccountRow } from '../../entities/managedAccounts';
import { useAppSelector } from '../../store/hooks';
import { PasswordResetForm } from './PasswordResetForm';
import { RemoveAccount } from './RemoveAccount';
import { RightsForm } from './RightsForm';

function AccountSessions({ account: { accountId, sessions, isOwn } }: { account: ManagedAccountRow }) {
  const [send, { isLoading: ending }] = useEndAccountSessionsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [ended, setEnded] = useState('');
  const end = async () => {
    if (ending) return;
    setProblem(null);
    setEnded('');
    const { error } = await send({ accountChoice: { accountId } });
    setProblem(errorText(error));
    if (error === undefined) setEnded(isOwn ? 'All other sessions have ended.' : 'All sessions have ended.');
  };
  return (
    <>
      <h3>Sessions</h3>
      <p>{sessions === 1 ? 'Logged in in one browser.' : `Logged in in ${sessions || 'no'} browsers.`}</p>
      <ErrorAlert text={problem} />
      <Announced as="p">{ended}</Announced>
      <p>
        <button type="button" className="button" aria-disabled={ending} aria-busy={ending} onClick={() => void end()}>
          {isOwn ? 'End all others' : 'End all sessions'}
        </button>
      </p>
    </>
  );
}

/** What an admin changes of an account: its rights, sessions and password, and its removal. */
export function AccountDialog({ shown, modal }: { shown: ManagedAccountRow; modal: ModalState }) {
  const row = useAppSelector((state) => managedAccounts.selectRow(state, shown.key));
  // A removed account is shown until the fade-out has ended.
  const account = row ?? shown;
  return (
    <Modal {...modal} open={modal.open && row !== undefined} title={account.userEmail} hasForm>
      <RightsForm account={account} />
      <AccountSessions account={account} />
      <h3>Password</h3>
      <PasswordResetForm userEmail={account.userEmail} />
      <RemoveAccount account={account} onRemoved={modal.onClose} />
    </Modal>
  );
}
