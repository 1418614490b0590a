import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { account } from '../../schema';
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

/** How accounts log in, by their numbers. */
export async function selectAccountUse(db: Database, ids: number[]): Promise<Map<number, AccountUse>> {
  const { rows } = await db.execute<AccountUse>(
    sql`select account.id, password_hash is not null as "hasPassword", coalesce(second_factor.is_on, false) as "hasApp",
          (select count(*)::int from passkey where account_id = account.id) as passkeys,
          (select count(*)::int from session where account_id = account.id) as sessions,
          greatest(
            (select max(at) from security_event where account_id = account.id and kind = 'log_in'),
            (select max(started_at) from session where account_id = account.id)
          ) as "lastLogInAt"
        from account left join second_factor on second_factor.account_id = account.id
        where ${inArray(account.id, ids)}`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, lastLogInAt: toIso(row.lastLogInAt) }]));
}
