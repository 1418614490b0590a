import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Requirement, requirementOf } from '../auth/requirements';
import type { OperationId } from './operations';

interface Operation {
  operationId: OperationId;
  security?: object[];
  'x-requires'?: string;
  'x-reads'?: true;
  'x-secures'?: true;
  parameters?: ({ name: string } | { $ref: string })[];
  responses: object;
}

interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, { name: string }> };
}

/**
 * The contract for routing, with the `requirements` (session and role) of all operations that are not public, and the sets of operations
 * that a hook treats alike.
 */
export interface Contract {
  specification: Specification;
  requirements: Map<OperationId, Requirement>;
  readers: Set<OperationId>;
  securers: Set<OperationId>;
  finders: Set<OperationId>;
  parameters: Map<OperationId, string[]>;
}

function namesOf({ parameters = [] }: Operation, { components }: Specification): string[] {
  const nameOf = (reference: string) => components.parameters[reference.split('/').at(-1) ?? '']?.name ?? reference;
  return parameters.map((parameter) => ('name' in parameter ? parameter.name : nameOf(parameter.$ref)));
}

function parseContract(): Contract {
  const text = readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8');
  const specification = parse(text) as Specification;
  const requirements: Contract['requirements'] = new Map();
  const readers: Contract['readers'] = new Set();
  const securers: Contract['securers'] = new Set();
  const finders: Contract['finders'] = new Set();
  const parameters: Contract['parameters'] = new Map();
  for (const operation of Object.values(specification.paths).flatMap((path) => Object.values(path))) {
    if ('404' in operation.responses) finders.add(operation.operationId);
    operation.responses = { default: { description: 'A response.' } };
    parameters.set(operation.operationId, namesOf(operation, specification));
    const requirement = requirementOf(operation);
    if (requirement) requirements.set(operation.operationId, requirement);
    if (operation['x-reads']) readers.add(operation.operationId);
    if (operation['x-secures']) securers.add(operation.operationId);
  }
  return { specification, requirements, readers, securers, finders, parameters };
}

let contract: Contract | undefined;

/**
 * The contract without its responses: tests check responses, the server only validates requests. The file is read once, because that takes
 * 0.2 s and tests start hundreds of servers in a process.
 * @throws Error for an operation whose requirement is not clear.
 */
export const readContract = (): Contract => (contract ??= parseContract());
