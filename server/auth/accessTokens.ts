import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import jwt from '@fastify/jwt';

/** The account and the session that an access token is for. */
export interface AccessClaims {
  accountId: number;
  session: string;
}

/** The tokens signed with the installation's key. */
export interface AccessTokens {
  sign: (claims: AccessClaims, seconds: number) => string;
  /** @throws Error for a token that is forged, malformed, expired, or not an access token of this product */
  verify: (token: string) => AccessClaims;
  /** A ticket that opens one event stream as an account, within a minute. */
  signTicket: (claims: AccessClaims) => string;
  /** @throws Error for a ticket that is forged, malformed, expired, an access token, or was redeemed in this process */
  redeemTicket: (ticket: string) => AccessClaims;
  /** The refresh token that follows another: always the same one, and only this installation can compute it. */
  successorOf: (refreshToken: string) => string;
}

const audience = 'sideline';
const ticketAudience = 'sideline events';
/** Seconds in which a ticket can be used. */
const ticketLife = 60;
/** RFC 9068: the type of access tokens. */
const type = 'at+jwt';

/** Remembers the ids of redeemed tickets until they expire. */
function makeRedeemedTickets() {
  const expiries = new Map<string, number>();
  return (id: string): void => {
    for (const [other, expiry] of expiries) {
      if (expiry > Date.now()) break;
      expiries.delete(other);
    }
    if (expiries.has(id)) throw new Error('The ticket was used.');
    expiries.set(id, Date.now() + (ticketLife + 1) * 1000);
  };
}

/** Creates an installation's tokens with its signing key. */
export async function registerAccessTokens(app: FastifyInstance, key: string): Promise<AccessTokens> {
  await app.register(jwt, {
    secret: key,
    sign: { algorithm: 'HS256', aud: audience, header: { alg: 'HS256', typ: type } },
    verify: { algorithms: ['HS256'], allowedAud: audience, requiredClaims: ['aud'], checkTyp: type },
  });
  const redeem = makeRedeemedTickets();
  return {
    sign: (claims, seconds) => app.jwt.sign(claims, { expiresIn: seconds }),
    verify: (token) => app.jwt.verify<AccessClaims>(token),
    signTicket: (claims) => app.jwt.sign(claims, { expiresIn: ticketLife, aud: ticketAudience, jti: randomUUID() }),
    redeemTicket: (ticket) => {
      const rules = { allowedAud: ticketAudience, requiredClaims: ['aud', 'jti'] };
      const { jti, ...claims } = app.jwt.verify<AccessClaims & { jti: string }>(ticket, rules);
      redeem(jti);
      return claims;
    },
    successorOf: (refreshToken) => createHmac('sha256', key).update(`refresh token:${refreshToken}`).digest('base64url'),
  };
}
