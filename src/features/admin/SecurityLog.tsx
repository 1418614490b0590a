import { useId } from 'react';
import { statusOnly } from '../../api';
import { useGetSecurityLogQuery } from '../../api/admin';
import type { Schema } from '../../api/types';
import { QuerySection } from '../../components/QuerySection';
import type { StaticColumn } from '../../components/StaticTable';
import { allRuns, securityEvents, type SecurityEventRow } from '../../entities/maintenance';
import { refreshStamp } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
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
  log_in_rules_changed: 'Log-in rules changed',
  league_exported: 'League exported',
  league_removed: 'League removed',
  league_settings_changed: 'League settings changed',
};

const columns: StaticColumn<SecurityEventRow>[] = [
  { key: 'when', header: 'When', className: 'nowrap', cell: ({ at }) => refreshStamp(at) },
  { key: 'kind', header: 'Event', rowHeader: true, cell: ({ kind }) => kinds[kind] },
  { key: 'account', header: 'Account', cell: ({ account }) => account ?? '–' },
  { key: 'actor', header: 'By', cell: ({ actor }) => actor ?? '–' },
  { key: 'network', header: 'Network', cell: ({ network }) => network ?? '–' },
  { key: 'detail', header: 'Detail', cell: ({ detail }) => detail ?? '–' },
];

/** The newest security events. */
export function SecurityLog() {
  const query = useGetSecurityLogQuery(undefined, statusOnly);
  const rows = useAppSelector((state) => securityEvents.selectRows(state, allRuns));
  const headingId = useId();
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="card__title">
        Security log
      </h2>
      <div className="card__body">
        {query.forbidden ? (
          <p role="status">The security log is for admins.</p>
        ) : (
          <QuerySection rows={rows} query={query} emptyHint="Log-ins and changes of accounts appear here.">
            {(found) => <CollapsedTable label="Security log" columns={columns} rows={found} shown="last" />}
          </QuerySection>
        )}
      </div>
    </section>
  );
}
