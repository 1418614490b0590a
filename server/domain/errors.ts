import type { components } from '../../src/api/generated/schema.gen';

export type FieldError = components['schemas']['FieldError'];

/** The league, team, player or year does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
  constructor(what: string, message = `${what} is unknown.`) {
    super(message);
  }
}

/** The account may not do this, or the league does not allow it. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
}

/** A keeper mark that the league's rules refuse; `mayOverride` says whether the account may set it nevertheless. */
export class KeeperRefusedError extends Error {
  override name = 'KeeperRefusedError';
  constructor(
    message: string,
    readonly mayOverride: boolean,
  ) {
    super(message);
  }
}

/** The labels of fields whose names differ from the screen's words. */
const fieldWords: Record<string, string> = {
  pickFromTeamId: 'From team',
  pickToTeamId: 'To team',
  roundFrom: 'From round',
  roundTo: 'To round',
  pickFrom: 'From pick',
  pickTo: 'To pick',
  tradeId: 'Trade',
  leagueId: 'League',
  teamId: 'Team',
  userId: 'Team',
  playerId: 'Player',
  leaguePlayerId: 'Player',
  userEmail: 'E-mail address',
  scopes: 'Leagues and teams',
  requiresSecondFactor: 'Second factor',
  leaguesPerAccount: 'Leagues',
};

/** A field's label. */
const wordsOf = (field: string) =>
  Object.hasOwn(fieldWords, field) ? fieldWords[field]! : field.charAt(0).toUpperCase() + field.slice(1);

/** Input that breaks a rule; `errors` names each field with the rule and is not empty. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
  constructor(readonly errors: FieldError[]) {
    super(`${errors.map(({ field, message }) => `${wordsOf(field)}: ${message}`).join('; ')}.`);
  }
}
