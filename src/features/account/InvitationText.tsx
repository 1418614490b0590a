import type { Schema } from '../../api/types';
import { leaguePaths } from '../../routing/leaguePaths';
import { pathTo } from '../../routing/pathTo';

type Invitation = Schema<'OpenInvitation'>;

/** The page that an invitation ends on: the new account's team, else its league, else the home page. */
export function destinationOf(invitation: Invitation | undefined): string {
  const scope = invitation?.scopes.find(({ teamId }) => teamId !== null) ?? invitation?.scopes[0];
  if (!scope) return pathTo('landing');
  const paths = leaguePaths(scope.provider);
  return scope.teamId === null ? paths.standings(scope.leagueId) : paths.team(scope.leagueId, scope.teamId);
}

/** Says who sends a link and what it is for: `Robin invites you to Global League as manager of Monsoon Season.` */
export function InvitationText({ invitation: { invitedBy, isNewAccount, role, scopes } }: { invitation: Invitation }) {
  if (!isNewAccount) return <p>{invitedBy} sends you this link to choose a new password.</p>;
  if (scopes.length === 0) return <p>{`${invitedBy} invites you as ${role === 'admin' ? 'an admin' : `a ${role}`}.`}</p>;
  return scopes.map(({ leagueId, leagueName, teamId, teamName }) => (
    <p key={`${leagueId}/${teamId}`}>
      {invitedBy} invites you to <strong>{leagueName}</strong> as{' '}
      {teamName === null ? (
        'commissioner'
      ) : (
        <>
          manager of <strong>{teamName}</strong>
        </>
      )}
      .
    </p>
  ));
}
