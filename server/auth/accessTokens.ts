/** Who an access token is for: the account, and the session that it belongs to. */
export interface AccessClaims {
  accountId: number;
  session: string;
}

/** Signs and checks access tokens. `verify` throws on a token that is forged, malformed or expired. */
export interface AccessTokens {
  sign: (claims: AccessClaims, seconds: number) => string;
  verify: (token: string) => AccessClaims;
}
