/**
 * Merges the operations that the platforms have of one concept (`x-twin`) into one endpoint, with the platform in its argument. A platform
 * without a twin uses the operation itself.
 */
import type { Contract } from './contract';

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** A generated slice, in which each operation with twins is one endpoint; arguments have the names of `x-argument`. */
export function mergeTwins(slice: string, { operations, components }: Contract): string {
  let text = slice;
  for (const { name, 'x-argument': argument } of Object.values(components.parameters))
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
  for (const { operationId, response, 'x-twin': twins } of operations) {
    if (!twins || !text.includes(`    ${operationId}: build.`)) continue;
    for (const twin of operations.filter((each) => Object.values(twins).includes(each.operationId)))
      if (JSON.stringify(twin.response) !== JSON.stringify(response))
        throw new Error(`${twin.operationId} cannot be a twin of ${operationId}: its response is another one.`);
    const requests = Object.entries(twins).map(([platform, twin]) => `queryArg.platform === "${platform}" ? ${takeOut(twin)} : `);
    const args = Object.values(twins).map((twin) => `${capital(twin)}Arg & `);
    text = text
      .replace(new RegExp(`(    ${operationId}: build\\.query<.*?query: \\(queryArg\\) => )`, 's'), `$1${requests.join('')}`)
      .replace(
        `export type ${capital(operationId)}Arg = {`,
        `export type ${capital(operationId)}Arg = { platform: PlatformKey } & ${args.join('')}{`,
      );
  }
  return text === slice ? text : `import type { PlatformKey } from "../../lib/config";\n${text}`;
}
