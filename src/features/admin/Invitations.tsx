import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { errorText } from '../../api';
import { useWithdrawInvitationMutation } from '../../api/generated/invitations.gen';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { invitations, type InvitationRow } from '../../entities/generated/invitationsTables.gen';
import { refreshStamp } from '../../lib/dates';
import { useRows } from '../../store/useRows';
import { scopeName } from './accountColumns';
import { CollapsedTable } from './CollapsedTable';
import { InvitationForm } from './InvitationForm';
import { PasswordResetForm } from './PasswordResetForm';

const purposeOf = ({ resetOf, role }: InvitationRow) => (resetOf === null ? `New ${role}` : `New password of ${resetOf}`);

const holds = ({ scopes }: InvitationRow) => scopes.map(scopeName).join(', ');

const invitationColumns = (withdraw: (row: InvitationRow) => void): StaticColumn<InvitationRow>[] => [
  {
    key: 'for',
    header: 'For',
    rowHeader: true,
    cell: purposeOf,
  },
  { key: 'scopes', header: 'Leagues and teams', cell: (row) => holds(row) || '–' },
  { key: 'by', header: 'By', cell: ({ createdBy }) => createdBy },
  { key: 'until', header: 'Until', className: 'nowrap', cell: ({ expiresAt }) => refreshStamp(expiresAt) },
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <Button look="quiet-danger" aria-label={`Withdraw the link: ${purposeOf(row)}`} onClick={() => withdraw(row)}>
        Withdraw
      </Button>
    ),
  },
];

/** Links for new accounts and new passwords: makes them, lists the open ones and withdraws them. */
export function Invitations() {
  const { rows, query } = useRows(invitations, undefined);
  const [send, { isLoading: withdrawing, error }] = useWithdrawInvitationMutation();

  const columns = invitationColumns(({ invitationId }) => !withdrawing && void send({ invitationId }));
  return (
    <CardSection title="Invitations">
      <InvitationForm />
      <PasswordResetForm />
      <ErrorAlert text={errorText(error)} />
      <QuerySection label="Open links" rows={rows} query={query} empty="No link is pending.">
        {(found) => <CollapsedTable label="Open links" columns={columns} rows={found} hasLinks />}
      </QuerySection>
    </CardSection>
  );
}
