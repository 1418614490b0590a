import { sql } from 'drizzle-orm';
import type { Database } from '../..';
import { toIso } from '../../toIso';

/** How an account logs in. `lastLogInAt` is null for an account without a log-in in the security log. */
type AccountUse = {
  id: number;
  hasPassword: boolean;
  hasApp: boolean;
  passkeys: number;
  sessions: number;
  lastLogInAt: string | null;
};

/** How each account logs in, by number. */
export async function selectAccountUse(db: Database): Promise<Map<number, AccountUse>> {
  const { rows } = await db.execute<AccountUse>(
    sql`select account.id, password_hash is not null as "hasPassword", coalesce(second_factor.is_on, false) as "hasApp",
          (select count(*)::int from passkey where account_id = account.id) as passkeys,
          (select count(*)::int from session where account_id = account.id) as sessions,
          greatest(log_in.at, (select max(started_at) from session where account_id = account.id)) as "lastLogInAt"
        from account left join second_factor on second_factor.account_id = account.id
        left join (select account_id, max(at) as at from security_event where kind = 'log_in' group by 1) as log_in
          on log_in.account_id = account.id`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, lastLogInAt: toIso(row.lastLogInAt) }]));
}
