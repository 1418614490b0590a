import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { groupBy } from '../../../domain/groupBy';
import type { Database } from '../..';
import { account, accountScope, session } from '../../schema';
import { type CountedPage, countPage } from '../countPage';

/** The role of an account; see the contract's `x-requires`. */
export type Role = typeof account.$inferSelect.role;

/** The caller: the role, and the leagues or teams it applies to. */
export interface Account {
  id: number;
  email: string;
  role: Role;
  scopes: { leagueId: string; teamId: string }[];
}

/** An account in the session of its access token. */
export interface Caller extends Account {
  sessionId: string;
  mustChangePassword: boolean;
  /** False for an account with passkeys only. */
  hasPassword: boolean;
  /** Whether a passkey was used in the session. */
  byPasskey: boolean;
  /** Whether the session began within the last 10 minutes. */
  isFresh: boolean;
}

const keyOf = (email: string) => email.trim().toLowerCase();

/** Whether anyone can log in. */
export const hasAccounts = async (db: Database) => (await db.select({ id: account.id }).from(account).limit(1)).length > 0;

/** Adds an account; its e-mail address is kept in lower case. */
export async function addAccount(db: Database, row: typeof account.$inferInsert): Promise<number> {
  const [added] = await db
    .insert(account)
    .values({ ...row, email: keyOf(row.email) })
    .returning({ id: account.id });
  return added!.id;
}

/** Gives an account a league, or a team of it. */
export const addScope = (db: Database, accountId: number, leagueId: string, teamId = '') =>
  db.insert(accountScope).values({ accountId, leagueId, teamId }).onConflictDoNothing();

/** The account of an e-mail address, in any case, with its password hash. */
export async function findAccountByEmail(db: Database, email: string) {
  if (email.includes('\0')) return undefined; // PostgreSQL's text cannot hold it
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.email, keyOf(email)));
  return found;
}

/** The account of an access token while its session lasts. `id` may be any integer. */
export async function findAccountInSession(db: Database, id: number, sessionId: string): Promise<Caller | undefined> {
  const { email, role, mustChangePassword } = account;
  const [found] = await db
    .select({
      ...{ id: account.id, email, role, mustChangePassword, byPasskey: session.byPasskey },
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      isFresh: sql<boolean>`${session.startedAt} > now() - interval '10 minutes'`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), eq(session.accountId, sql`${id}::bigint`)));
  if (!found) return undefined;
  const scopes = await db
    .select({ leagueId: accountScope.leagueId, teamId: accountScope.teamId })
    .from(accountScope)
    .where(eq(accountScope.accountId, id));
  return { ...found, scopes, sessionId };
}

const listed = { id: account.id, email: account.email, role: account.role };

/** Adds the leagues and teams of accounts, in the accounts' order. */
async function withScopes(db: Database, accounts: Omit<Account, 'scopes'>[]): Promise<Account[]> {
  const { accountId, leagueId, teamId } = accountScope;
  const scopes = await db
    .select()
    .from(accountScope)
    .where(
      inArray(
        accountId,
        accounts.map(({ id }) => id),
      ),
    )
    .orderBy(leagueId, teamId);
  const byAccount = groupBy(scopes, (scope) => scope.accountId);
  return accounts.map((each) => ({ ...each, scopes: byAccount.get(each.id) ?? [] }));
}

/**
 * The accounts whose e-mail addresses have a text, in any case; all without one. A rare text reads all addresses: of 100,000 accounts in some
 * 40 ms.
 */
const hasText = (search: string | undefined) =>
  search === undefined ? undefined : sql`strpos(${account.email}, ${search.toLowerCase()}) > 0`;

/** A page of the accounts by e-mail address, with their leagues and teams: the wanted one, from 1, or the last. */
export async function selectAccountPage(
  db: Database,
  search: string | undefined,
  wanted: number,
  pageSize: number,
): Promise<CountedPage & { accounts: Account[] }> {
  const found = db.select({ id: account.id }).from(account).where(hasText(search));
  const { counted, page } = await countPage(db, found, wanted, pageSize);
  const rows = await db
    .select(listed)
    .from(account)
    .where(hasText(search))
    .orderBy(account.email)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ...counted, accounts: await withScopes(db, rows) };
}

/** The next accounts after an e-mail address, by e-mail address, with their leagues and teams. */
export const selectAccountsAfter = async (db: Database, email: string, limit: number): Promise<Account[]> =>
  withScopes(db, await db.select(listed).from(account).where(gt(account.email, email)).orderBy(account.email).limit(limit));

/** An account by its number, with its leagues and teams. */
export const findAccount = async (db: Database, id: number): Promise<Account | undefined> =>
  (await withScopes(db, await db.select(listed).from(account).where(eq(account.id, id))))[0];

/** An account by its number, locked until the transaction ends. */
export const lockAccount = async (tx: Database, id: number): Promise<Account | undefined> =>
  (await withScopes(tx, await tx.select(listed).from(account).where(eq(account.id, id)).for('update')))[0];

/** Locks the admins until the transaction ends: of two who remove each other, one finds the other gone. @returns their numbers */
export async function lockAdmins(tx: Database): Promise<number[]> {
  const admins = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.role, 'admin' satisfies Role))
    .orderBy(account.id)
    .for('update');
  return admins.map(({ id }) => id);
}

/** Changes the given values of an account. */
export const changeAccount = (db: Database, id: number, changes: Partial<typeof account.$inferInsert>) =>
  db
    .update(account)
    .set({ ...changes, ...(changes.email && { email: keyOf(changes.email) }) })
    .where(eq(account.id, id));

/** Takes a league, or a team of it, from an account. */
export const removeScope = (db: Database, accountId: number, leagueId: string, teamId = '') =>
  db
    .delete(accountScope)
    .where(and(eq(accountScope.accountId, accountId), eq(accountScope.leagueId, leagueId), eq(accountScope.teamId, teamId)));

/** Removes an account with its leagues, teams and sessions. */
export const removeAccount = (db: Database, id: number) => db.delete(account).where(eq(account.id, id));
