import { errorText, untracked } from '../../api';
import { passkeysApi } from '../../api/generated/passkeys.gen';
import { makePasskey } from '../../browser/passkeys';
import { SubmitButton } from '../../components/Button';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAttempt } from '../../components/useAttempt';
import { useAppDispatch } from '../../store/hooks';
import { passkeyProblem } from './logInProblem';
import { type Proof, ProofFields, proofLabels, readProof } from './ProofFields';

const { beginPasskey, addPasskey } = passkeysApi.endpoints;

/** Makes a passkey in this browser and adds it to the account. */
export function AddPasskey({ proof, onAdded }: { proof: Proof; onAdded: () => void }) {
  const dispatch = useAppDispatch();
  const { running, problem, onSubmit } = useAttempt();

  /** Why it was not added. */
  async function add(form: HTMLFormElement): Promise<string | null> {
    const { data: options, error } = await dispatch(beginPasskey.initiate({ passkeyBegin: readProof(form) }, untracked));
    if (!options) return errorText(error, proofLabels);
    const credential = await makePasskey(options).catch((refused: unknown) => passkeyProblem(refused));
    if (typeof credential === 'string' || !credential) return credential;
    const added = await dispatch(addPasskey.initiate({ passkeyCreate: { credential } }, untracked));
    if (!added.error) {
      form.reset();
      onAdded();
    }
    return errorText(added.error);
  }
  return (
    <form aria-label="Add a passkey" onSubmit={onSubmit(add)}>
      <ProofFields {...proof} />
      <ErrorAlert text={problem} />
      <p>
        <SubmitButton text="Add a passkey" busyText="Waiting for the passkey…" isBusy={running} />
      </p>
    </form>
  );
}
