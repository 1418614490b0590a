/** A schema of the contract by name, such as `Schema<'League'>`. */
import type { queryParameters } from './generated/queryParameters.gen';
import type { components } from './generated/schema.gen';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A query that a route's loader may start: the operationId of a public GET. */
export type QueryName = keyof typeof queryParameters;
