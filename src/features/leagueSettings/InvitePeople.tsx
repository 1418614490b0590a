import { useState, type SubmitEvent } from 'react';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly, untracked, useGetAccountQuery } from '../../api';
import { invitationsApi } from '../../api/invitations';
import type { Schema } from '../../api/types';
import { Announced } from '../../components/Announced';
import { ErrorAlert } from '../../components/ErrorAlert';
import { InputField, SelectField } from '../../components/Field';
import { InlineForm } from '../../components/InlineForm';
import { OneTimeLink } from '../../components/OneTimeLink';
import { selectAccount } from '../../entities/accounts';
import type { LeagueSettingsRow } from '../../entities/leagueSettings';
import { type Role, roles } from '../../lib/roles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const labels = { role: 'Role', scopes: 'Team', sendTo: 'E-mail address that the link is sent to, if any' };

const noTeam = { value: '', label: 'None: for a commissioner without a team' };

type Made = { data?: Schema<'InvitationLink'>; error?: unknown; sendTo: string | undefined };

/** Makes a link for a new account: of the owner of a team of the league, or of another commissioner. The link is shown once. */
export function InvitePeople({ league: { leagueId, teams } }: { league: LeagueSettingsRow }) {
  const dispatch = useAppDispatch();
  useGetAccountQuery(undefined, statusOnly);
  const canSendMail = useAppSelector((state) => selectAccount(state)?.canSendMail);
  const [running, setRunning] = useState(false);
  const [made, setMade] = useState<Made | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running) return;
    const typed = new FormData(event.currentTarget);
    const teamId = String(typed.get('teamId'));
    setRunning(true);
    setMade(null);
    const role = typed.get('role') as Role;
    const league = role === 'commissioner' || !teamId ? [{ leagueId, teamId: null }] : [];
    const team = teamId ? [{ leagueId, teamId }] : [];
    const sendTo = String(typed.get('sendTo') ?? '').trim() || undefined;
    const invitationCreate = { role, scopes: [...league, ...team], sendTo };
    const response = await dispatch(invitationsApi.endpoints.createInvitation.initiate({ invitationCreate }, untracked));
    setMade({ ...response, sendTo });
    setRunning(false);
  };
  return (
    <CardSection title="Invite people">
      <div className="card__body">
        <p>A link makes one account, within seven days. Whoever opens it chooses a password or takes a passkey.</p>
        <InlineForm aria-label="Invite people" onSubmit={(event) => void submit(event)}>
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
          <button type="submit" className="button button--primary" aria-disabled={running} aria-busy={running}>
            {running ? 'Making…' : 'Make invitation'}
          </button>
        </InlineForm>
        <ErrorAlert text={errorText(made?.error, labels)} />
        <Announced>{made?.data && <OneTimeLink {...made.data} sendTo={made.sendTo} />}</Announced>
      </div>
    </CardSection>
  );
}
