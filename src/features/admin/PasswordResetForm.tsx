import { untracked } from '../../api';
import { invitationsApi } from '../../api/generated/invitations.gen';
import { CheckField, InputField } from '../../components/Field';
import { useAppDispatch } from '../../store/hooks';
import { LinkForm } from '../../league/LinkForm';

const labels = { userEmail: 'E-mail address of an account' };

/** Makes a link for a new password: of an account, or without `userEmail` of the one whose e-mail address is typed. */
export function PasswordResetForm({ userEmail }: { userEmail?: string }) {
  const dispatch = useAppDispatch();
  return (
    <LinkForm
      name={userEmail === undefined ? 'password-reset' : `password-reset ${userEmail}`}
      note="The account keeps its second factor and passkeys, unless the link removes them."
      action="Make link for a new password"
      labels={labels}
      make={(typed) => {
        const passwordResetCreate = {
          userEmail: userEmail ?? typed['userEmail'] ?? '',
          removesSecondFactor: typed['removesSecondFactor'] !== undefined,
          sendTo: typed['sendTo'],
        };
        return dispatch(invitationsApi.endpoints.createPasswordReset.initiate({ passwordResetCreate }, untracked));
      }}
    >
      {(draft) => (
        <>
          {userEmail === undefined && (
            <InputField
              label={labels.userEmail}
              type="email"
              name="userEmail"
              autoComplete="off"
              required
              defaultValue={draft['userEmail']}
            />
          )}
          <CheckField
            label="Also remove the second factor and passkeys (for example after losing a phone)"
            name="removesSecondFactor"
            defaultChecked={'removesSecondFactor' in draft}
          />
        </>
      )}
    </LinkForm>
  );
}
