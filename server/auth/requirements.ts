import type { Account } from '../db/queries/accounts/accounts';
import { ForbiddenError } from '../domain/errors';

/**
 * Who may call an operation of the contract (`x-requires`): an admin; or the league's commissioner; or the team's owner; or
 * anyone with an account.
 * The handler checks the league and the team, by `permissions.ts`.
 */
export type Requirement = 'admin' | 'commissioner' | 'owner' | 'account';

const rolesOf: Record<Requirement, readonly Account['role'][]> = {
  admin: ['admin'],
  commissioner: ['admin', 'commissioner'],
  owner: ['admin', 'commissioner', 'member'],
  account: ['admin', 'commissioner', 'member'],
};

const refusals: Record<Requirement, string> = {
  admin: 'Only an admin may do this.',
  commissioner: 'Only the league’s commissioner or an admin may do this.',
  owner: 'Only the team’s owner, its league’s commissioner or an admin may do this.',
  account: 'Only someone with an account may do this.',
};

/**
 * Reads the requirement of an operation: undefined for a public one.
 * @throws Error for an operation with a token but no requirement, or with a requirement but no token.
 */
export function requirementOf(operation: {
  operationId: string;
  security?: object[];
  'x-requires'?: string;
}): Requirement | undefined {
  const { operationId, security, 'x-requires': requires } = operation;
  const secured = Boolean(security?.length);
  if (!secured && requires === undefined) return undefined;
  if (!secured || requires === undefined || !Object.hasOwn(rolesOf, requires)) {
    throw new Error(`The contract's ${operationId} needs both security and x-requires (${Object.keys(rolesOf).join(', ')}).`);
  }
  return requires as Requirement;
}

/** @throws ForbiddenError unless the account's role can ever meet the requirement. */
export function requireRole({ role }: Account, requirement: Requirement) {
  if (!rolesOf[requirement].includes(role)) throw new ForbiddenError(refusals[requirement]);
}
