import { useState } from 'react';
import { SubmitButton } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly, untracked, useGetAccountQuery } from '../../api';
import { invitationsApi } from '../../api/generated/invitations.gen';
import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { useAttempt } from '../../components/useAttempt';
import { OneTimeLink } from '../../league/OneTimeLink';
import { selectAccount } from '../../entities/accounts';
import type { LeagueSettingsRow } from '../../entities/generated/leagueSettingsTables.gen';
import { formTexts } from '../../lib/formTexts';
import { optionValue } from '../../lib/options';
import { roles } from '../../league/roles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const labels = { role: 'Role', scopes: 'Team', sendTo: 'E-mail address that the link is sent to, if any' };

const noTeam = { value: '', label: 'None: for a commissioner without a team' };

/** Makes a link for a new account: of the owner of a team of the league, or of another commissioner. The link is shown once. */
export function InvitePeople({ league: { leagueId, teams } }: { league: LeagueSettingsRow }) {
  const dispatch = useAppDispatch();
  useGetAccountQuery(undefined, statusOnly);
  const canSendMail = useAppSelector((state) => selectAccount(state)?.canSendMail);
  const { running, problem, onSubmit } = useAttempt();
  const [made, setMade] = useState<(Schema<'InvitationLink'> & { sendTo: string | undefined }) | null>(null);

  const make = async (form: HTMLFormElement): Promise<string | null> => {
    const { teamId, ...typed } = formTexts(new FormData(form));
    setMade(null);
    const role = optionValue(roles, typed['role'], 'member');
    const league = role === 'commissioner' || !teamId ? [{ leagueId, teamId: null }] : [];
    const team = teamId ? [{ leagueId, teamId }] : [];
    const sendTo = typed['sendTo'] || undefined;
    const invitationCreate = { role, scopes: [...league, ...team], sendTo };
    const { createInvitation } = invitationsApi.endpoints;
    const { data, error } = await dispatch(createInvitation.initiate({ invitationCreate }, untracked));
    if (data) setMade({ ...data, sendTo });
    return errorText(error, labels);
  };
  return (
    <CardSection title="Invite people">
      <p>A link makes one account, within seven days. Whoever opens it chooses a password or takes a passkey.</p>
      <form className="inline-form" aria-label="Invite people" onSubmit={onSubmit(make)}>
        <SelectField
          label={labels.role}
          name="role"
          options={roles.filter(({ value }) => value !== 'admin')}
          defaultValue="member"
        />
        <SelectField
          label={labels.scopes}
          name="teamId"
          options={[...teams.map((team) => ({ value: team.teamId, label: team.teamName })), noTeam]}
          defaultValue={teams[0]?.teamId}
        />
        {canSendMail && (
          <InputField label={labels.sendTo} type="email" name="sendTo" autoComplete="off" attributes={{ maxLength: 254 }} />
        )}
        <SubmitButton text="Make invitation" busyText="Making…" isBusy={running} />
      </form>
      <ErrorAlert text={problem} />
      <Announced>{made && <OneTimeLink {...made} />}</Announced>
    </CardSection>
  );
}
