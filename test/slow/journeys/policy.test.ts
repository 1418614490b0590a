/** What the built pages hold, and what their policy keeps from happening in a real browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';
import { testAdmin } from '../../support/testAdmin';

const dist = join(__dirname, '../../../dist');

const visit = new Visit();

test('the policy runs the application’s scripts only, turns no text into markup, and blocks foreign forms and frames', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132');
  await settled(page);
  expect(page.complaints).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const refused = await page.evaluate(() => {
    const isRefused = (run: () => unknown) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    };
    const root = document.body;
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    const add = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      root.append(element);
    };
    const found = {
      markup: isRefused(() => (root.innerHTML = '<img src=x onerror="window.broken=1">')),
      object: isRefused(() => add('object', { data: 'https://elsewhere.example/' })),
      script: isRefused(() => (document.createElement('script').src = 'data:text/javascript,window.broken=1')),
      policy: isRefused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    };
    add('iframe', { src: 'https://elsewhere.example/' });
    return found;
  });
  expect(refused).toEqual({ markup: true, object: true, script: true, policy: true });
  const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  const wanted = ['frame-src', 'require-trusted-types-for', 'trusted-types'];
  await eventually(async () => expect(await violations()).toEqual(expect.arrayContaining(wanted)), 10_000);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('the built files hold no secret, no source and no path of the machine that built them', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.filter(({ name }) => /\.(js|css|html|json|svg|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter(({ name }) => /\.(map|tsx?)$|^\.env/.test(name))).toEqual([]);
  const secret = new RegExp(
    [
      testAdmin.password,
      '-----BEGIN',
      'postgres(ql)?://',
      'eyJ[\\w-]{10,}\\.eyJ',
      'scrypt\\$\\d',
      'ADMIN_PASSWORD|DATABASE_URL',
      join(__dirname, '../../..'),
    ].join('|'),
  );
  const telling = texts.filter(({ parentPath, name }) => secret.test(readFileSync(join(parentPath, name), 'utf8')));
  expect(telling.map(({ name }) => name)).toEqual([]);
});
