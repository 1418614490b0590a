import { untracked } from '../../api';
import { invitationsApi } from '../../api/generated/invitations.gen';
import type { FormDraft } from '../../browser/formDrafts';
import { CardSection } from '../../components/CardSection';
import { SelectField } from '../../components/Field';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { LinkForm } from '../../league/LinkForm';
import { roles } from '../../league/roles';
import { optionValue } from '../../lib/options';
import { useAppDispatch } from '../../store/hooks';

const labels = { role: 'Role', scopes: 'Team' };

const noTeam = { value: '', label: 'None: for a commissioner without a team' };

/** Makes a link for a new account: of the owner of a team of the league, or of another commissioner. */
export function InvitePeople({ league: { leagueId, teams } }: { league: LeagueSettingsRow }) {
  const dispatch = useAppDispatch();
  const make = ({ role: chosen, teamId, sendTo }: FormDraft) => {
    const role = optionValue(roles, chosen, 'member');
    const league = role === 'commissioner' || !teamId ? [{ leagueId, teamId: null }] : [];
    const team = teamId ? [{ leagueId, teamId }] : [];
    const invitationCreate = { role, scopes: [...league, ...team], sendTo };
    return dispatch(invitationsApi.endpoints.createInvitation.initiate({ invitationCreate }, untracked));
  };
  return (
    <CardSection title="Invite people">
      <p>A link makes one account, within seven days. Whoever opens it chooses a password or takes a passkey.</p>
      <LinkForm name={`invite ${leagueId}`} label="Invite people" action="Make invitation" labels={labels} make={make}>
        {(draft) => (
          <>
            <SelectField
              label={labels.role}
              name="role"
              options={roles.filter(({ value }) => value !== 'admin')}
              defaultValue={draft['role'] ?? 'member'}
            />
            <SelectField
              label={labels.scopes}
              name="teamId"
              options={[...teams.map((team) => ({ value: team.teamId, label: team.teamName })), noTeam]}
              defaultValue={draft['teamId'] ?? teams[0]?.teamId}
            />
          </>
        )}
      </LinkForm>
    </CardSection>
  );
}
