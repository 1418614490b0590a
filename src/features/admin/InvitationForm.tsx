import { createInvitation } from '../../api/admin';
import type { Role } from '../../lib/roles';
import { useAppDispatch } from '../../store/hooks';
import { LinkForm } from './LinkForm';
import { RightsFields, rightsLabels } from './RightsFields';
import { readScopes } from './ScopeFields';

/** Makes a link for a new account, with its leagues and teams. */
export function InvitationForm() {
  const dispatch = useAppDispatch();
  return (
    <LinkForm
      name="invite"
      action="Make invitation"
      labels={rightsLabels}
      make={(typed) =>
        dispatch(createInvitation({ role: typed['role'] as Role, scopes: readScopes(typed), sendTo: typed['sendTo'] }))
      }
    >
      {(draft) => <RightsFields role={draft['role'] ?? 'member'} scopes={readScopes(draft)} />}
    </LinkForm>
  );
}
