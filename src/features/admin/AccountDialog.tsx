import { errorText } from '../../api';
import { useEndAccountSessionsMutation } from '../../api/generated/accounts.gen';
import { Button } from '../../components/Button';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Modal, type ModalState } from '../../components/Modal';
import type { ManagedAccount } from './accountColumns';
import { PasswordResetForm } from './PasswordResetForm';
import { RemoveAccount } from './RemoveAccount';
import { RightsForm } from './RightsForm';

function AccountSessions({ account: { accountId, sessions, isOwn } }: { account: ManagedAccount }) {
  const [send, { isLoading: ending, isSuccess: haveEnded, error }] = useEndAccountSessionsMutation();
  const end = () => !ending && void send({ accountChoice: { accountId } });
  return (
    <>
      <h3>Sessions</h3>
      <p>{sessions === 1 ? 'Logged in in one browser.' : `Logged in in ${sessions || 'no'} browsers.`}</p>
      <ErrorAlert text={errorText(error)} />
      <Announced as="p">{haveEnded && (isOwn ? 'All other sessions have ended.' : 'All sessions have ended.')}</Announced>
      <p>
        <Button isBusy={ending} onClick={end}>
          {isOwn ? 'End all others' : 'End all sessions'}
        </Button>
      </p>
    </>
  );
}

/** What an admin changes of an account: its rights, sessions and password, and its removal. */
export function AccountDialog({ account, modal }: { account: ManagedAccount; modal: ModalState }) {
  return (
    <Modal {...modal} title={account.userEmail} hasForm>
      <RightsForm account={account} />
      <AccountSessions account={account} />
      <h3>Password</h3>
      <PasswordResetForm userEmail={account.userEmail} />
      <RemoveAccount account={account} onRemoved={modal.onClose} />
    </Modal>
  );
}
