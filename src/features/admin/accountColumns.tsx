import type { Schema } from '../../api/types';
import { date, number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { roles } from '../../league/roles';
import { Button } from '../../components/Button';

const roleNames = Object.fromEntries(roles.map(({ value, label }) => [value, label]));

export type ManagedAccount = Schema<'ManagedAccount'>;

const factorOf = ({ hasApp, passkeys }: ManagedAccount) =>
  [hasApp ? 'App' : [], passkeys > 0 ? 'Passkey' : []].flat().join(', ') || 'None';

/** A league, or a team of it, in words. */
export const scopeName = ({ leagueName, teamName }: ManagedAccount['scopes'][number]) =>
  teamName === null ? leagueName : `${teamName} (${leagueName})`;

/** The columns of the accounts, which the server orders; `manage` opens what can be changed of one. */
export const accountColumns = (manage: (row: ManagedAccount) => void): Column<ManagedAccount>[] => [
  text('userEmail', 'E-mail address', { flex: 2, width: 180, pinned: 'alone', narrow: 'title' }),
  text('role', 'Role', { width: 130, narrow: 'chip', value: ({ role }) => roleNames[role] }),
  text('scopes', 'Leagues and Teams', {
    ...{ flex: 3, width: 170, wrap: true, missing: '–', narrow: 'chip' },
    value: ({ scopes }) => scopes.map(scopeName).join(', ') || undefined,
  }),
  text('hasApp', 'Second Factor', {
    width: 140,
    narrow: 'chip',
    narrowLabel: 'Second factor',
    value: factorOf,
  }),
  date('lastLogInAt', 'Last Log-in', { width: 120, missing: 'Never', description: 'Within the last 180 days' }),
  number('sessions', 'Sessions', { width: 100, description: 'Browsers in which the account is logged in' }),
  text('accountId', 'Action', {
    ...{ width: 112, narrow: 'control', narrowWidth: 116, sortable: false, value: () => 'Change' },
    renderCell: ({ row, tabIndex }) => (
      <Button tabIndex={tabIndex} aria-label={`Change ${row.userEmail}`} aria-haspopup="dialog" onClick={() => manage(row)}>
        Change
      </Button>
    ),
  }),
];
