import { useMemo } from 'react';
import { statusOnly } from '../../api';
import { useGetAccountsQuery } from '../../api/generated/accounts.gen';
import type { Schema } from '../../api/types';
import { Page } from '../../league/Page';
import { useModal } from '../../components/useModal';
import { accountPages } from '../../entities/generated/accountsTables.gen';
import { DataTable } from '../../grid/DataTable';
import { tableStatus } from '../../grid/tablePropsFromQuery';
import { useServerPageArg } from '../../grid/useServerPageArg';
import { useLoadedPage } from '../../lib/useLoadedPage';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { accountColumns, type ManagedAccount } from './accountColumns';
import { AccountDialog } from './AccountDialog';

const searched = ['userEmail'];
/** The page before one is loaded: the table is the server's already. */
const noPage: Schema<'AccountPage'> = { total: 0, hasMore: false, pageSize: 1, accounts: [] };
const idOf = ({ accountId }: ManagedAccount) => accountId;

function Accounts() {
  const arg = useServerPageArg();
  const query = useGetAccountsQuery(arg, statusOnly);
  const page = useLoadedPage(useAppSelector((state) => accountPages.selectRow(state, arg)));
  const { shown, show, modal } = useModal<ManagedAccount>();
  const columns = useMemo(() => accountColumns(show), [show]);
  if (query.forbidden) return <p>Only admins see the accounts.</p>;
  return (
    <>
      <DataTable
        {...tableStatus(query, page !== undefined)}
        rows={(page ?? noPage).accounts}
        serverPage={page ?? noPage}
        getRowId={idOf}
        label="Accounts"
        columns={columns}
        search={searched}
        pagination
        csvName={false}
        emptyHint="People who were invited appear here."
      />
      {shown && (
        // One that is on another page meanwhile, or removed, is shown as it was.
        <AccountDialog account={page?.accounts.find(({ accountId }) => accountId === shown.accountId) ?? shown} modal={modal} />
      )}
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
