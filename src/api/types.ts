/** The contract's types by name: `Schema<'League'>` is the schema League. */
import type { components } from './generated/schema.gen';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
