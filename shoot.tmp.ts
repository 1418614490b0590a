import { chromium } from 'playwright-core';
const [name, path, ...rest] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const widths = (rest.find((r) => r.startsWith('w='))?.slice(2) ?? '390,1024,1600,2560').split(',').map(Number);
const schemes = (rest.find((r) => r.startsWith('s='))?.slice(2) ?? 'light,dark').split(',') as ('light' | 'dark')[];
const full = rest.includes('full');
const act = rest.find((r) => r.startsWith('js='))?.slice(3);
for (const scheme of schemes) for (const width of widths) {
  const c = await b.newContext({ viewport: { width, height: width < 500 ? 844 : 1000 }, colorScheme: scheme });
  const p = await c.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()));
  p.on('pageerror', (e) => console.log('ERR', e.message));
  await p.goto('http://127.0.0.1:3411' + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500);
  if (act) { await eval(`(async()=>{${act}})()`); await p.waitForTimeout(500); }
  await p.screenshot({ path: `/tmp/design/shots/${name}-${width}-${scheme}.png`, fullPage: full });
  await c.close();
}
await b.close();
