import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** The sources by which a Content-Security-Policy allows the inline scripts of a page, such as `'sha256-…'`; none without the file. */
export function inlineScriptSources(file: string): string[] {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script!);
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
