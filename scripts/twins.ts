/**
 * Merges the operations that the platforms have of one concept (`x-twin`) into one endpoint, with the platform in its argument. A platform
 * without a twin uses the operation itself.
 */
import { operationsOf, type Contract } from './contract';

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** The operations that have twins, and all twins by their operationId. */
export function twinsOf(contract: Contract) {
  const operations = operationsOf(contract);
  const merged = operations.filter((operation) => operation['x-twin']);
  const twins = new Set(merged.flatMap((operation) => Object.values(operation['x-twin']!)));
  for (const { operationId, responses, 'x-twin': ofPlatforms } of merged)
    for (const twin of operations.filter((each) => Object.values(ofPlatforms!).includes(each.operationId)))
      if (JSON.stringify(twin.responses['200']) !== JSON.stringify(responses['200']))
        throw new Error(`${twin.operationId} cannot be a twin of ${operationId}: its response is another one.`);
  return { merged, twins };
}

/** A generated slice, in which each operation with twins is one endpoint; arguments have the names of `x-argument`. */
export function mergeTwins(slice: string, contract: Contract): string {
  let text = slice;
  for (const { name, 'x-argument': argument } of Object.values(contract.components.parameters))
    if (argument)
      text = text.replaceAll(`queryArg.${name}`, `queryArg.${argument}`).replaceAll(`\n  ${name}: `, `\n  ${argument}: `);

  /** Takes an endpoint's definition out of the slice, with its hook. @returns its request */
  const takeOut = (name: string) => {
    const definition = new RegExp(
      `    ${name}: build\\.query<[^(]*\\(\\{\\s*query: \\(queryArg\\) => (\\(\\{.*?\\}\\)),\\n    \\}\\),\\n`,
      's',
    );
    const [whole, request] = definition.exec(text)!;
    text = text.replace(whole, '').replace(new RegExp(`\\s*use${capital(name)}Query,`), '');
    return request!;
  };
  for (const { operationId, 'x-twin': ofPlatforms } of twinsOf(contract).merged) {
    if (!text.includes(`    ${operationId}: build.`)) continue;
    const names = Object.entries(ofPlatforms!);
    const requests = names.map(([platform, twin]) => `queryArg.platform === "${platform}" ? ${takeOut(twin)} : `);
    const type = capital(operationId);
    text = text
      .replace(new RegExp(`(    ${operationId}: build\\.query<.*?query: \\(queryArg\\) => )`, 's'), `$1${requests.join('')}`)
      .replace(
        `export type ${type}Arg = {`,
        `export type ${type}Arg = { platform: PlatformKey } & ${names.map(([, twin]) => `${capital(twin)}Arg & `).join('')}{`,
      );
  }
  return text === slice ? text : `import type { PlatformKey } from "../../lib/config";\n${text}`;
}
