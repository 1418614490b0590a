import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import jwt, { type SignOptions, type VerifyOptions } from '@fastify/jwt';
import type { Database, OpenDatabase } from '../db';
import { getSigningKeys, type SigningKeys } from '../db/queries/installation';
import { followSigningKeys } from './signingKeys';

/** The account and the session that an access token is for. */
export interface AccessClaims {
  accountId: number;
  session: string;
}

/** The tokens signed with the installation's keys. */
export interface AccessTokens {
  /** A token with a life of {@link accessTokenLife}, signed with the key that is in the database now. */
  sign: (db: Database, claims: AccessClaims) => Promise<string>;
  /** @returns undefined for a token that is forged, malformed, expired, or not an access token of this product */
  verify: (token: string) => Promise<AccessClaims | undefined>;
  /** A ticket that opens one event stream as an account, within a minute. */
  signTicket: (db: Database, claims: AccessClaims) => Promise<string>;
  /** @returns undefined for a ticket that is forged, malformed, expired, an access token, or was redeemed in this process */
  redeemTicket: (ticket: string) => Promise<AccessClaims | undefined>;
}

const audience = 'sideline';
const ticketAudience = 'sideline events';
/** Seconds in which an access token is valid. */
export const accessTokenLife = 15 * 60;
/** Seconds in which a ticket can be used. */
const ticketLife = 60;
/**
 * Seconds in which a replaced key still verifies: until all that it has signed has expired, and a minute more for what was being signed
 * during the replacement.
 */
export const formerKeyLife = Math.max(accessTokenLife, ticketLife) + 60;
/** RFC 9068: the type of access tokens. */
const type = 'at+jwt';

/** Remembers the ids of redeemed tickets until they expire. @returns a function that says whether an id is new */
function makeRedeemedTickets() {
  const expiries = new Map<string, number>();
  return (id: string): boolean => {
    for (const [other, expiry] of expiries) {
      if (expiry > Date.now()) break;
      expiries.delete(other);
    }
    if (expiries.has(id)) return false;
    expiries.set(id, Date.now() + (ticketLife + 1) * 1000);
    return true;
  };
}

/** The refresh token that follows another by a signing key: always the same one, and only who has the key can compute it. */
export const successorOf = (refreshToken: string, key: string) =>
  createHmac('sha256', key).update(`refresh token:${refreshToken}`).digest('base64url');

/** The rules for one kind of token, besides those for all. */
type Rules = Partial<VerifyOptions>;

/** The code of the error for a token that another key has signed. */
const wrongSignature = 'FAST_JWT_INVALID_SIGNATURE';
/** None of the keys has signed a token. */
const unknownKey = Symbol('unknown key');

/** Creates an installation's tokens. */
export async function registerAccessTokens(
  app: FastifyInstance,
  database: Pick<OpenDatabase, 'db' | 'bus'>,
): Promise<AccessTokens> {
  await app.register(jwt, {
    secret: () => Promise.reject(new Error('Each call names its key.')),
    sign: { algorithm: 'HS256', aud: audience, header: { alg: 'HS256', typ: type } },
    verify: { algorithms: ['HS256'], allowedAud: audience, requiredClaims: ['aud'], checkTyp: type },
  });
  const keys = followSigningKeys(database);
  const redeem = makeRedeemedTickets();

  function check<Claims>(token: string, { current, former }: SigningKeys, rules: Rules): Claims | typeof unknownKey | undefined {
    const valid = former.filter(({ until }) => until > Date.now());
    for (const key of [current, ...valid.map((each) => each.key)]) {
      try {
        return app.jwt.verify<Claims & object>(token, { ...rules, key });
      } catch (error) {
        if ((error as { code?: unknown }).code !== wrongSignature) return undefined;
      }
    }
    return unknownKey;
  }

  /** A process that has not heard of a new key yet reads the keys again before it refuses a token. */
  async function verify<Claims extends AccessClaims>(token: string, rules: Rules = {}): Promise<Claims | undefined> {
    const first = check<Claims>(token, await keys.get(), rules);
    if (first !== unknownKey) return first;
    const second = check<Claims>(token, await keys.read(), rules);
    return second === unknownKey ? undefined : second;
  }

  async function sign(db: Database, claims: AccessClaims, options: Partial<SignOptions>) {
    const { current: key } = await getSigningKeys(db);
    return app.jwt.sign(claims, { ...options, key });
  }

  return {
    sign: (db, claims) => sign(db, claims, { expiresIn: accessTokenLife }),
    verify: (token) => verify(token),
    signTicket: (db, claims) => sign(db, claims, { expiresIn: ticketLife, aud: ticketAudience, jti: randomUUID() }),
    redeemTicket: async (ticket) => {
      const rules = { allowedAud: ticketAudience, requiredClaims: ['aud', 'jti'] };
      const found = await verify<AccessClaims & { jti: string }>(ticket, rules);
      return found && redeem(found.jti) ? found : undefined;
    },
  };
}
