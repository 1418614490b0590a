import type { components } from '../../src/api/generated/schema.gen';

export type FieldError = components['schemas']['FieldError'];

/** The league, team, player or year does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
  constructor(what: string) {
    super(`${what} is unknown.`);
  }
}

/** The account may not do this, or the league does not allow it. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
}

/** The words of the screen for fields whose name does not say them. */
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
  requiresSecondFactor: 'Second factor',
};

/** A field in words for people. */
const wordsOf = (field: string) =>
  Object.hasOwn(fieldWords, field) ? fieldWords[field]! : field.charAt(0).toUpperCase() + field.slice(1);

/** Input that breaks a rule; `errors` names each field with the rule and is not empty. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
  constructor(readonly errors: FieldError[]) {
    super(`${errors.map(({ field, message }) => `${wordsOf(field)}: ${message}`).join('; ')}.`);
  }
}
