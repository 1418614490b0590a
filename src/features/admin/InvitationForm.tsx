import { createInvitation } from '../../api/admin';
import type { Schema } from '../../api/types';
import { InputField, SelectField } from '../../components/Field';
import { useAppDispatch } from '../../store/hooks';
import { LinkForm } from './LinkForm';

const labels = { role: 'Role', leagueId: 'League id', teamId: 'Team id' };

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'commissioner', label: 'Commissioner' },
  { value: 'admin', label: 'Admin' },
];

/** Makes a link for a new account. */
export function InvitationForm() {
  const dispatch = useAppDispatch();
  return (
    <LinkForm
      name="invite"
      action="Make invitation"
      labels={labels}
      make={(typed) => dispatch(createInvitation(typed as Schema<'InvitationCreate'>))}
    >
      {(draft) => (
        <>
          <SelectField label={labels.role} name="role" options={roles} defaultValue={draft['role'] ?? 'member'} />
          <InputField
            label={`${labels.leagueId}, of a commissioner or a team`}
            name="leagueId"
            autoComplete="off"
            defaultValue={draft['leagueId']}
            attributes={{ inputMode: 'numeric', maxLength: 20 }}
          />
          <InputField
            label={`${labels.teamId}, of a team’s owner`}
            name="teamId"
            autoComplete="off"
            defaultValue={draft['teamId']}
            attributes={{ maxLength: 40 }}
          />
        </>
      )}
    </LinkForm>
  );
}
