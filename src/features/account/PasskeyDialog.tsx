import { useId } from 'react';
import { errorText, untracked } from '../../api';
import { passkeysApi, useRenamePasskeyMutation } from '../../api/generated/passkeys.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { SubmitButton } from '../../components/Button';
import { InputField } from '../../components/Field';
import { Modal, type ModalState } from '../../components/Modal';
import { useAttempt } from '../../components/useAttempt';
import type { PasskeyRow } from '../../entities/generated/passkeysTables.gen';
import { useAppDispatch } from '../../store/hooks';
import { type Proof, ProofFields, proofLabels, readProof } from './ProofFields';

const { removePasskey } = passkeysApi.endpoints;

/** The action on a passkey. */
export type PasskeyChange = { action: 'Rename' | 'Remove'; row: PasskeyRow };

type Props = { change: PasskeyChange; modal: ModalState; proof: Proof; onDone: (text: string) => void };

/** Renames a passkey, or removes it once the account's owner has typed the password. */
export function PasskeyDialog({ change: { action, row }, modal, proof, onDone }: Props) {
  const { passkeyId, name } = row;
  const dispatch = useAppDispatch();
  const [rename] = useRenamePasskeyMutation();
  const { running, problem, onSubmit } = useAttempt();
  const formId = useId();

  async function send(form: HTMLFormElement): Promise<string | null> {
    const typed = String(new FormData(form).get('name'));
    const { error } =
      action === 'Rename'
        ? await rename({ passkeyRename: { passkeyId, name: typed } })
        : await dispatch(removePasskey.initiate({ passkeyRemove: { passkeyId, ...readProof(form) } }, untracked));
    if (!error) {
      modal.onClose();
      onDone(action === 'Rename' ? `The passkey is called ${typed.trim()}.` : `The passkey ${name} is removed.`);
    }
    return errorText(error, { ...proofLabels, name: 'Name' });
  }
  return (
    <Modal
      {...modal}
      title={`${action} the passkey ${name}`}
      hasForm
      actions={<SubmitButton text={action} look={action === 'Rename' ? 'primary' : 'danger'} form={formId} isBusy={running} />}
    >
      <form id={formId} onSubmit={onSubmit(send)}>
        <ErrorAlert text={problem} />
        {action === 'Rename' ? (
          <InputField
            label="Name"
            name="name"
            defaultValue={name}
            autoComplete="off"
            attributes={{ minLength: 2, maxLength: 60 }}
            required
          />
        ) : (
          <>
            <p>It no longer works here. Your device may still list it in its settings.</p>
            <ProofFields {...proof} />
          </>
        )}
      </form>
    </Modal>
  );
}
