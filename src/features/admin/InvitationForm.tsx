import { untracked } from '../../api';
import { invitationsApi } from '../../api/generated/invitations.gen';
import { optionValue } from '../../lib/options';
import { roles } from '../../league/roles';
import { useAppDispatch } from '../../store/hooks';
import { LinkForm } from '../../league/LinkForm';
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
      make={(typed) => {
        const invitationCreate = {
          role: optionValue(roles, typed['role'], 'member'),
          scopes: readScopes(typed),
          sendTo: typed['sendTo'],
        };
        return dispatch(invitationsApi.endpoints.createInvitation.initiate({ invitationCreate }, untracked));
      }}
    >
      {(draft) => <RightsFields role={optionValue(roles, draft['role'], 'member')} scopes={readScopes(draft)} />}
    </LinkForm>
  );
}
