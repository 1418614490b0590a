import { readFileSync } from 'node:fs';
import fastify, { type FastifySchema, type HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
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

/** The route of an operation; `schema` validates its requests. */
interface OperationRoute {
  operationId: string;
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
}

/**
 * The contract for routing: its routes, the `requirements` (session and role) of all operations that are not public, and the sets of
 * operations that a hook treats alike.
 */
export interface Contract {
  routes: OperationRoute[];
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

/** Registers the contract on a server that is never started, and takes its routes from there. */
async function routesOf(specification: Specification): Promise<OperationRoute[]> {
  const routes: OperationRoute[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ schema = {}, method, url }) => {
    const { operationId } = schema as { operationId: string };
    const body = schema.body as { content: Record<string, { schema: object }> } | undefined;
    // If schemas were chosen by content type, a body without one would be unchecked.
    if (body) schema.body = body.content['application/json']?.schema;
    routes.push({ operationId, method: method as HTTPMethods, url, schema });
  });
  const operationResolver = (_: string, method: string, url: string) => ({ method, url, handler: () => undefined });
  await app.register(openapiGlue, { specification, operationResolver });
  return routes;
}

async function parseContract(): Promise<Contract> {
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
  return { routes: await routesOf(specification), requirements, readers, securers, finders, parameters };
}

let contract: Promise<Contract> | undefined;

/**
 * The contract without its responses: tests check responses, the server only validates requests. The file is read once, because that takes
 * half a second and tests start hundreds of servers in a process.
 * @throws Error for an operation whose requirement is not clear.
 */
export const readContract = (): Promise<Contract> => (contract ??= parseContract());
