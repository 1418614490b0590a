import { useState } from 'react';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import type { Schema } from '../../api/types';
import { SelectField } from '../../components/Field';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { securityEvents, type SecurityEventRow } from '../../entities/generated/adminTables.gen';
import { refreshStamp } from '../../lib/dates';
import { keysOf } from '../../lib/keysOf';
import { useRows } from '../../store/useRows';
import { CollapsedTable } from './CollapsedTable';

const kinds: Record<Schema<'SecurityEvent'>['kind'], string> = {
  log_in: 'Logged in',
  log_in_failed: 'Log-in failed',
  log_in_refused: 'Log-in refused',
  log_out: 'Logged out',
  token_reused: 'Refresh token reused',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  rights_changed: 'Rights changed',
  session_ended: 'Session ended',
  account_added: 'Account added',
  account_removed: 'Account removed',
  invitation_made: 'Invitation made',
  invitation_used: 'Invitation used',
  invitation_withdrawn: 'Invitation withdrawn',
  host_key_saved: 'API key saved',
  second_factor_on: 'Second factor turned on',
  second_factor_off: 'Second factor turned off',
  second_factor_removed: 'Second factor removed',
  second_factor_failed: 'Code refused',
  recovery_code_used: 'Recovery code used',
  recovery_codes_made: 'Recovery codes made',
  account_rules_changed: 'Rules for accounts changed',
  league_added: 'League added',
  league_exported: 'League exported',
  league_removed: 'League removed',
  league_settings_changed: 'League settings changed',
  drop_accepted: 'Less data of a host accepted',
  season_taken_back: 'New season taken back',
  alias_saved: 'Alias saved',
  alias_removed: 'Alias removed',
  passkey_added: 'Passkey added',
  passkey_renamed: 'Passkey renamed',
  passkey_removed: 'Passkey removed',
  keys_replaced: 'Keys replaced',
  access_refused: 'Access refused',
  token_refused: 'Access token refused',
};

const columns: StaticColumn<SecurityEventRow>[] = [
  { key: 'when', header: 'When', className: 'nowrap', cell: ({ at }) => refreshStamp(at) },
  {
    key: 'kind',
    header: 'Event',
    rowHeader: true,
    cell: ({ kind, count }) => (count > 1 ? `${kinds[kind]}, ${count} times` : kinds[kind]),
  },
  { key: 'account', header: 'Account', cell: ({ account }) => account ?? '–' },
  { key: 'actor', header: 'By', cell: ({ actor }) => actor ?? '–' },
  { key: 'network', header: 'Network', cell: ({ network }) => network ?? '–' },
  { key: 'detail', header: 'Detail', cell: ({ detail }) => detail ?? '–' },
];

type Kind = SecurityEventRow['kind'];

/** How many events a page has at most. */
const pageSize = 200;
const everyKind = '';
const kindOptions: { value: Kind | typeof everyKind; label: string }[] = [
  { value: everyKind, label: 'All' },
  ...keysOf(kinds).map((value) => ({ value, label: kinds[value] })),
];

/** The security events, newest first, of one kind or all, page by page. */
export function SecurityLog() {
  const [page, setPage] = useState<{ kind?: Kind; before?: number }>({});
  const { rows, query } = useRows(securityEvents, page);
  const older = rows?.length === pageSize ? rows.at(-1)?.id : undefined;
  return (
    <CardSection title="Security log">
      {query.forbidden ? (
        <p>Only admins see the security log.</p>
      ) : (
        <>
          <SelectField
            label="Events"
            style={{ maxWidth: 360, marginBottom: 16 }}
            options={kindOptions}
            value={page.kind ?? everyKind}
            onChange={(kind) => setPage(kind === everyKind ? {} : { kind })}
          />
          <QuerySection label="Security log" rows={rows} query={query} empty="No events match.">
            {(found) => <CollapsedTable label="Security log" columns={columns} rows={found} shown="last" />}
          </QuerySection>
          <p className="row">
            {older !== undefined && <Button onClick={() => setPage({ ...page, before: older })}>Older events</Button>}
            {page.before !== undefined && <Button onClick={() => setPage({ ...page, before: undefined })}>Newest events</Button>}
          </p>
        </>
      )}
    </CardSection>
  );
}
