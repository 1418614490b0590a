/** Generates the entity tables whose rows come from one query's responses, from the contract's `x-rows`. */
import { nameOf, platform, resolve, type Operation, type Rows } from './contract';

const field = (path: string) => `row.${path.replaceAll('.', '?.')}`;
const fields = (paths: string[]) => (paths.length > 1 ? `[${paths.map(field).join(', ')}]` : field(paths[0]!));

/** The lines of a table: the type of its rows, and the table. The query comes first, then mutations that respond with the same rows. */
function table(slice: string, sources: (Rows & { operation: Operation })[]): string[] {
  const { table: name, at, id, or, operation } = sources[0]!;
  const found = (at?.split('.') ?? []).reduce((schema, key) => resolve(schema).properties![key]!, operation.response!);
  const row = nameOf(found.items ?? found);
  const parameters = operation.parameters.filter((parameter) => parameter !== platform).map((parameter) => parameter.name);
  const parts = [
    JSON.stringify(name),
    JSON.stringify(parameters),
    ...(id ? [`(row) => ${fields([id].flat())}${or ? ` ?? ${fields(or)}` : ''}`] : []),
    ...sources.map(({ operation: { operationId }, at }) => {
      return `tables.from(${slice}Api.endpoints.${operationId}, (response) => ${at ? `response.${at}` : 'response'})`;
    }),
  ];
  return [
    `export type ${row}Row = tables.Row<Schema<"${row}">>;\n`,
    `export const ${name} = tables.${id ? 'listTable' : 'recordTable'}(${parts.join(', ')});\n`,
  ];
}

/** A client module with the tables of a slice's operations. */
export function entityTables(slice: string, operations: Operation[]): string {
  const sources = operations
    .flatMap((operation) => [operation['x-rows'] ?? []].flat().map((rows) => ({ ...rows, operation })))
    .sort((a, b) => Number('x-provides' in b.operation) - Number('x-provides' in a.operation));
  const names = [...new Set(sources.map((source) => source.table))];
  const ofTable = (name: string) => sources.filter((source) => source.table === name);
  return [
    `import { ${slice}Api } from "../../api/generated/${slice}.gen";\n`,
    'import type { Schema } from "../../api/types";\n',
    'import * as tables from "../responseTables";\n\n',
    ...new Set(names.flatMap((name) => table(slice, ofTable(name)))),
  ].join('');
}
