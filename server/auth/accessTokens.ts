import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import jwt from '@fastify/jwt';

/** The account and the session that an access token is for. */
export interface AccessClaims {
  accountId: number;
  session: string;
}

/** Everything that is made with the signing key of the installation. */
export interface AccessTokens {
  sign: (claims: AccessClaims, seconds: number) => string;
  /** @throws Error for a token that is forged, malformed, expired, or no access token of this product */
  verify: (token: string) => AccessClaims;
  /** The refresh token that follows another: always the same one, and only this installation can compute it. */
  successorOf: (refreshToken: string) => string;
}

const audience = 'sideline';
/** RFC 9068: an access token, and nothing else. */
const type = 'at+jwt';

/** Makes the tokens of an installation by its signing key. */
export async function registerAccessTokens(app: FastifyInstance, key: string): Promise<AccessTokens> {
  await app.register(jwt, {
    secret: key,
    sign: { algorithm: 'HS256', aud: audience, header: { alg: 'HS256', typ: type } },
    verify: { algorithms: ['HS256'], allowedAud: audience, requiredClaims: ['aud'], checkTyp: type },
  });
  return {
    sign: (claims, seconds) => app.jwt.sign(claims, { expiresIn: seconds }),
    verify: (token) => app.jwt.verify<AccessClaims>(token),
    successorOf: (refreshToken) => createHmac('sha256', key).update(`refresh token:${refreshToken}`).digest('base64url'),
  };
}
