import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, Options } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { components } from '../../src/api/generated/schema.gen';

const addFormats = (options: Options) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  formats.default(ajv, ['date', 'date-time']);
  return ajv;
};

/** Compiles the contract's request schemas. Text becomes a number in a query only; in a body nothing is changed or dropped. */
export function makeValidatorCompiler(): FastifySchemaCompiler<object> {
  const query = addFormats({ coerceTypes: true });
  const body = addFormats({});
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : query).compile(schema);
}

const patternRules = new Map([
  ['^[0-9A-Za-z -]{6,40}$', 'must be 6 digits, or a recovery code'],
  ['^[0-9]{1,20}$', 'must be 1 to 20 digits'],
  ['^[A-Za-z0-9_-]{1,40}$', 'must be 1 to 40 letters, digits, hyphens or underscores'],
]);

const typeRules = new Map([
  ['string', 'must be text'],
  ['integer', 'must be an integer'],
  ['object', 'must be a JSON object'],
]);

function ruleOf({ keyword, params, message }: FastifySchemaValidationError | ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field';
    case 'type':
      return typeRules.get(String(params.type)) ?? `must be of type ${String(params.type)}`;
    case 'pattern':
      return patternRules.get(String(params.pattern)) ?? `must match ${String(params.pattern)}`;
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    case 'minLength':
      return `must have at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(params.limit)} characters`;
    case 'format':
      return params.format === 'date' ? 'must be a calendar date as YYYY-MM-DD' : `must be a ${String(params.format)}`;
    default:
      return message ?? 'is malformed';
  }
}

/** What a validation found, as fields with the rule they break; a body that is no object at all is the field `body`. */
export const fieldErrors = (found: FastifySchemaValidationError[]): components['schemas']['FieldError'][] =>
  found.map((error) => {
    const own = error.params.missingProperty ?? error.params.additionalProperty;
    const field = String(own ?? error.instancePath.slice(1).replaceAll('/', '.'));
    return { field: field || 'body', message: ruleOf(error) };
  });
