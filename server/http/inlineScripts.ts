import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** The CSP sources of a page's inline scripts, such as `'sha256-…'`; empty without the file. */
export function inlineScriptSources(file: string): string[] {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script!);
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
