/** Generates the entity tables whose rows come from one query's responses, from the contract's `x-rows`. */
import { nameOf, operationsOf, responseSchema, type Contract, type Operation } from './contract';

type Rows = { table: string; at?: string; id?: string | string[]; or?: string[] };
type Source = Operation & { 'x-rows'?: Rows | Rows[] };

/** The slice of a contract's tag, as a module and its export. */
export const sliceName = (tag: string) => tag[0]!.toLowerCase() + tag.slice(1);

const endpointOf = ({ tags, operationId }: Operation) => `${sliceName(tags![0]!)}Api.endpoints.${operationId}`;
const field = (path: string) => `row.${path.replaceAll('.', '?.')}`;
const fields = (paths: string[]) => (paths.length > 1 ? `[${paths.map(field).join(', ')}]` : field(paths[0]!));

/** A table, with the type of its rows, that a query fills; mutations respond like the query. */
function table(
  contract: Contract,
  query: Operation,
  { table: name, at, id, or }: Rows,
  mutations: Operation[],
): [type: string, table: string] {
  const schema = responseSchema(query, contract)!;
  const items = (at ? contract.components.schemas[nameOf(schema.$ref!)]!.properties![at]! : schema).items;
  const schemaName = nameOf((items ?? schema).$ref!);
  const idOf = id && `(row) => ${fields([id].flat())}${or ? ` ?? ${fields(or)}` : ''}`;
  const others = mutations.length > 0 ? `[${mutations.map(endpointOf).join(', ')}]` : undefined;
  const kind = items ? 'listTable' : 'recordTable';
  const itemsOf = items ? [`(response) => response${at ? `.${at}` : ''}`] : [];
  const parts = [
    `"${name}"`,
    endpointOf(query),
    ...itemsOf,
    ...(idOf ? [idOf] : others ? ['undefined'] : []),
    ...(others ? [others] : []),
  ];
  return [
    `export type ${schemaName}Row = Row<Schema<"${schemaName}">>;\n`,
    `export const ${name} = ${kind}(${parts.join(', ')});\n`,
  ];
}

/**
 * The client module with the tables of the given tags' queries; empty if there are none.
 * @param isLazy whether a page's code brings them: they are added to the store when the module is loaded
 */
export function entityTables(contract: Contract, tags: string[], isLazy: boolean): string {
  const sources = (operationsOf(contract) as Source[]).filter(
    (operation) => operation['x-rows'] && tags.includes(operation.tags![0]!),
  );
  const isQuery = (operation: Source) => 'x-provides' in operation;
  const of = sources.flatMap((operation) => [operation['x-rows']!].flat().map((rows) => ({ operation, rows })));
  const tables = of
    .filter(({ operation }) => isQuery(operation))
    .map(({ operation, rows }) => {
      const mutations = of.filter((other) => other.rows.table === rows.table && !isQuery(other.operation));
      return {
        name: rows.table,
        code: table(
          contract,
          operation,
          rows,
          mutations.map((other) => other.operation),
        ),
      };
    });
  if (tables.length === 0) return '';
  const slices = [...new Set(sources.map((operation) => sliceName(operation.tags![0]!)))];
  const kinds = ['listTable', 'recordTable'].filter((kind) => tables.some(({ code }) => code[1].includes(kind)));
  return [
    ...slices.map((slice) => `import { ${slice}Api } from "../../api/generated/${slice}.gen";\n`),
    'import type { Schema } from "../../api/types";\n',
    isLazy ? 'import { injectTables } from "../index";\n' : '',
    `import { ${kinds.join(', ')}, type Row } from "../responseTables";\n\n`,
    ...new Set(tables.flatMap(({ code }) => code)),
    isLazy ? `injectTables([${tables.map(({ name }) => name).join(', ')}]);\n` : '',
  ].join('');
}
