import { useMemo } from 'react';
import { statusOnly } from '../../api';
import { useGetAccountsQuery } from '../../api/generated/accounts.gen';
import { Page } from '../../league/Page';
import { useModal } from '../../components/useModal';
import { managedAccounts, type ManagedAccountRow } from '../../entities/generated/accountsTables.gen';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { accountColumns } from './accountColumns';
import { AccountDialog } from './AccountDialog';

const searched = ['userEmail', 'scopes'];

function Accounts() {
  const query = useGetAccountsQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => managedAccounts.selectRows(state));
  const { shown, show, modal } = useModal<ManagedAccountRow>();
  const columns = useMemo(() => accountColumns(show), [show]);
  if (query.forbidden) return <p>Only admins see the accounts.</p>;
  return (
    <>
      <DataTable
        {...tablePropsFromQuery(rows, query)}
        label="Accounts"
        columns={columns}
        search={searched}
        pagination
        csvName={false}
        emptyHint="People who were invited appear here."
      />
      {shown && <AccountDialog shown={shown} modal={modal} />}
    </>
  );
}

/** Everyone's accounts, to change their rights, end their sessions, make a link for a new password, or remove them. */
export function AccountsPage() {
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  return (
    <Page title="Accounts" subtitle="Who logs in here, and what each may do">
      {isLoggedIn ? <Accounts /> : <p>Log in as an admin to see the accounts.</p>}
    </Page>
  );
}
