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

const query = addFormats({ coerceTypes: true });
const body = addFormats({});

/**
 * Compiles the contract's request schemas, each once in a process. Only in a query does text become a number; a body is neither changed nor
 * stripped.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? body : query).compile(schema);

const patternRules = new Map([
  ['^[0-9A-Za-z -]{6,40}$', 'must be 6 digits, or a recovery code'],
  ['^[0-9]{1,20}$', 'must be 1 to 20 digits'],
  ['^[0-9]{1,9}$', 'must be 1 to 9 digits'],
  ['^[A-Za-z0-9_-]{1,40}$', 'must be 1 to 40 letters, digits, hyphens or underscores'],
  ['^[A-Za-z0-9+/=_.-]+$', 'must be letters, digits and + / = _ . - only'],
  ['^\\w{1,50}$', 'must be 1 to 50 letters, digits or underscores'],
  ['^[^\\s\\x00][^\\x00\\r\\n]*$', 'must be one line, and not begin with a space'],
  ['^([^\\s\\x00][^\\x00\\r\\n]*)?$', 'must be one line, and not begin with a space'],
  ['^([^\\s\\x00][^\\x00\\r\\n]+)?$', 'must be one line of at least 2 characters, and not begin with a space'],
  ['^[\\w.-]{1,2000}$', 'must be a ticket of this server'],
  ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'must be the id of a failed job'],
  ['^[A-Z][A-Za-z+]{0,4}$', 'must be a position such as QB'],
  ['^sideline-[2-7][a-z2-7]{7}$', 'must be a code such as sideline-3kw7hq2a'],
]);

const typeWords = new Map([
  ['string', 'text'],
  ['integer', 'an integer'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
]);

/** The types that a schema allows, in words. */
const typeRule = (types: string | string[]) =>
  `must be ${[types]
    .flat()
    .map((type) => typeWords.get(type) ?? type)
    .join(' or ')}`;

function ruleOf({ keyword, params, message }: FastifySchemaValidationError | ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field';
    case 'type':
      return typeRule(params.type as string | string[]);
    case 'pattern':
      return patternRules.get(String(params.pattern)) ?? `must match ${String(params.pattern)}`;
    case 'enum':
      return `must be ${(params.allowedValues as unknown[]).join(' or ')}`;
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    case 'minLength':
      return `must have at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(params.limit)} characters`;
    case 'maxItems':
      return `must have at most ${String(params.limit)} entries`;
    case 'format':
      return params.format === 'date' ? 'must be a calendar date as YYYY-MM-DD' : `must be a ${String(params.format)}`;
    default:
      return message ?? 'is malformed';
  }
}

/**
 * The errors of a validation, as fields with the rule they break, such as `owners.0.teamId`; a body that is not an object is the field
 * `body`.
 */
export const fieldErrors = (found: FastifySchemaValidationError[]): components['schemas']['FieldError'][] =>
  found.map((error) => {
    const own = error.params.missingProperty ?? error.params.additionalProperty;
    const steps = [...error.instancePath.split('/').slice(1), ...(own === undefined ? [] : [String(own)])];
    return { field: steps.join('.') || 'body', message: ruleOf(error) };
  });
