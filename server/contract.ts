import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Requirement, requirementOf } from './auth/requirements';
import type { OperationId } from './operations';

interface Operation {
  operationId: OperationId;
  security?: object[];
  'x-requires'?: string;
  responses: object;
}

/** The contract as the server routes it, and what each operation asks of its caller (nothing for a public one). */
export interface Contract {
  specification: { paths: Record<string, Record<string, Operation>> };
  requirements: Map<OperationId, Requirement>;
}

/**
 * Reads the contract without its answers: the tests hold those, the server checks what comes in.
 * @throws Error for an operation whose requirement is not clear.
 */
export function readContract(): Contract {
  const text = readFileSync(new URL('../openapi/openapi.yaml', import.meta.url), 'utf8');
  const specification = parse(text) as Contract['specification'];
  const requirements: Contract['requirements'] = new Map();
  for (const operation of Object.values(specification.paths).flatMap((path) => Object.values(path))) {
    operation.responses = { default: { description: 'An answer.' } };
    const requirement = requirementOf(operation);
    if (requirement) requirements.set(operation.operationId, requirement);
  }
  return { specification, requirements };
}
