/** Generates the entity tables whose rows come from one query's responses, from the contract's `x-rows`. */
import {
  nameOf,
  operationsOf,
  parametersOf,
  responseSchema,
  type Contract,
  type Operation,
  type Rows,
  type Schema,
} from './contract';

/** An operation, and the rows of one table that it responds with. */
type Source = { operation: Operation; rows: Rows };

/** The slice of a contract's tag, as a module and its export. */
export const sliceName = (tag: string) => tag[0]!.toLowerCase() + tag.slice(1);

const sliceOf = ({ operation: { tags } }: Source) => `${sliceName(tags![0]!)}Api`;
const json = (value: unknown) => JSON.stringify(value);

const field = (path: string) => `row.${path.replaceAll('.', '?.')}`;
const fields = ([path, ...others]: string[]) =>
  others.length > 0 ? `[${[path!, ...others].map(field).join(', ')}]` : field(path!);

/** The lines of a table: the type of its rows, and the table. The query comes first, then mutations that respond with the same rows. */
function table(contract: Contract, sources: Source[]): string[] {
  const { operation, rows } = sources[0]!;
  const { table: name, at, id, or } = rows;
  const resolve = (schema: Schema) => (schema.$ref ? contract.components.schemas[nameOf(schema.$ref)]! : schema);
  const response = responseSchema(operation, contract)!;
  const found = at ? at.split('.').reduce((schema, key) => resolve(schema).properties![key]!, response) : response;
  const row = nameOf((found.items ?? found).$ref!);
  const parts = [
    json(name),
    json([...parametersOf(operation, contract).keys()]),
    ...(found.items ? [`(row) => ${fields([id!].flat())}${or ? ` ?? ${fields(or)}` : ''}`] : []),
    ...sources.map((source) => {
      const items = ['response', ...(source.rows.at?.split('.') ?? [])].join('.');
      return `from(${sliceOf(source)}.endpoints.${source.operation.operationId}, (response) => ${items})`;
    }),
  ];
  return [
    `export type ${row}Row = Row<Schema<"${row}">>;\n`,
    `export const ${name} = ${found.items ? 'listTable' : 'recordTable'}(${parts.join(', ')});\n`,
  ];
}

/**
 * The client module with the tables of the given tags' queries; empty if there are none.
 * @param isLazy whether a page's code brings them: they are added to the store when the module is loaded
 */
export function entityTables(contract: Contract, tags: string[], isLazy: boolean): string {
  const sources = operationsOf(contract)
    .filter((operation) => tags.includes(operation.tags![0]!))
    .flatMap((operation) => [operation['x-rows'] ?? []].flat().map((rows): Source => ({ operation, rows })))
    .sort((a, b) => Number('x-provides' in b.operation) - Number('x-provides' in a.operation));
  const names = [...new Set(sources.map(({ rows }) => rows.table))];
  if (names.length === 0) return '';
  const sourcesOf = (name: string) => sources.filter(({ rows }) => rows.table === name);
  const lines = names.flatMap((name) => table(contract, sourcesOf(name)));
  const kinds = ['listTable', 'recordTable'].filter((kind) => lines.some((line) => line.includes(kind)));
  return [
    ...new Set(
      sources.map(sliceOf).map((slice) => `import { ${slice} } from "../../api/generated/${slice.slice(0, -3)}.gen";\n`),
    ),
    'import type { Schema } from "../../api/types";\n',
    isLazy ? 'import { injectTables } from "../index";\n' : '',
    `import { from, ${kinds.join(', ')}, type Row } from "../responseTables";\n\n`,
    ...new Set(lines),
    isLazy ? `injectTables([${names.join(', ')}]);\n` : '',
  ].join('');
}
