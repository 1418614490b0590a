import { useState } from 'react';
import { CardSection } from '../../components/CardSection';
import { errorText, statusOnly } from '../../api';
import { useGetInvitationsQuery, useWithdrawInvitationMutation } from '../../api/invitations';
import { ErrorAlert } from '../../components/ErrorAlert';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { onlyList, invitations, type InvitationRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
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
      <button
        type="button"
        className="button button--quiet-danger"
        aria-label={`Withdraw the link: ${purposeOf(row)}`}
        onClick={() => withdraw(row)}
      >
        Withdraw
      </button>
    ),
  },
];

/** Links for new accounts and new passwords: makes them, lists the open ones and withdraws them. */
export function Invitations() {
  const query = useGetInvitationsQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => invitations.selectRows(state, onlyList));
  const [send, { isLoading: withdrawing }] = useWithdrawInvitationMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const withdraw = async ({ invitationId }: InvitationRow) => {
    if (withdrawing) return;
    setProblem(null);
    const { error } = await send({ invitationId });
    setProblem(errorText(error));
  };
  return (
    <CardSection title="Invitations">
      <div className="card__body">
        <InvitationForm />
        <PasswordResetForm />
        <ErrorAlert text={problem} />
        {rows?.length === 0 ? (
          <p>No link is pending.</p>
        ) : (
          <QuerySection label="Open links" rows={rows} query={query} emptyHint="Links that are not used yet appear here.">
            {(found) => (
              <CollapsedTable
                label="Open links"
                columns={invitationColumns((row) => void withdraw(row))}
                rows={found}
                shown="first"
                hasLinks
              />
            )}
          </QuerySection>
        )}
      </div>
    </CardSection>
  );
}
