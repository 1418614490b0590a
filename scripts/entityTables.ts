/** Generates the entity tables whose rows come from one query's responses, from the contract's `x-rows`. */
import { nameOf, type Contract, type Operation, type Rows, type Schema } from './contract';

/** An operation, and the rows of one table that it responds with. */
type Source = { operation: Operation; rows: Rows };

/** The module of a tag's slice. */
export const sliceName = (tag: string) => tag[0]!.toLowerCase() + tag.slice(1);

const field = (path: string) => `row.${path.replaceAll('.', '?.')}`;
const fields = ([path, ...others]: string[]) =>
  others.length > 0 ? `[${[path!, ...others].map(field).join(', ')}]` : field(path!);

/** The lines of a table: the type of its rows, and the table. The query comes first, then mutations that respond with the same rows. */
function table(schemas: Record<string, Schema>, sources: Source[]): string[] {
  const { operation, rows } = sources[0]!;
  const { table: name, at, id, or } = rows;
  const resolve = (schema: Schema) => (schema.$ref ? schemas[nameOf(schema.$ref)]! : schema);
  const found = (at?.split('.') ?? []).reduce((schema, key) => resolve(schema).properties![key]!, operation.response!);
  const row = nameOf((found.items ?? found).$ref!);
  const parts = [
    JSON.stringify(name),
    JSON.stringify([...operation.parameters.keys()]),
    ...(found.items ? [`(row) => ${fields([id!].flat())}${or ? ` ?? ${fields(or)}` : ''}`] : []),
    ...sources.map(({ operation: { tag, operationId }, rows }) => {
      const items = ['response', ...(rows.at?.split('.') ?? [])].join('.');
      return `from(${sliceName(tag)}Api.endpoints.${operationId}, (response) => ${items})`;
    }),
  ];
  return [
    `export type ${row}Row = Row<Schema<"${row}">>;\n`,
    `export const ${name} = ${found.items ? 'listTable' : 'recordTable'}(${parts.join(', ')});\n`,
  ];
}

/**
 * The client module with the tables of the given tags; empty if there are none.
 * @param isLazy whether they are added to the store when the module is loaded
 */
export function entityTables({ operations, components }: Contract, tags: string[], isLazy: boolean): string {
  const sources = operations
    .filter(({ tag }) => tags.includes(tag))
    .flatMap((operation) => [operation['x-rows'] ?? []].flat().map((rows): Source => ({ operation, rows })))
    .sort((a, b) => Number('x-provides' in b.operation) - Number('x-provides' in a.operation));
  const names = [...new Set(sources.map(({ rows }) => rows.table))];
  if (names.length === 0) return '';
  const sourcesOf = (name: string) => sources.filter(({ rows }) => rows.table === name);
  const lines = names.flatMap((name) => table(components.schemas, sourcesOf(name)));
  const kinds = ['listTable', 'recordTable'].filter((kind) => lines.some((line) => line.includes(kind)));
  const slices = new Set(sources.map(({ operation }) => sliceName(operation.tag)));
  return [
    ...[...slices].map((slice) => `import { ${slice}Api } from "../../api/generated/${slice}.gen";\n`),
    'import type { Schema } from "../../api/types";\n',
    isLazy ? 'import { injectTables } from "../index";\n' : '',
    `import { from, ${kinds.join(', ')}, type Row } from "../responseTables";\n\n`,
    ...new Set(lines),
    isLazy ? `injectTables([${names.join(', ')}]);\n` : '',
  ].join('');
}
