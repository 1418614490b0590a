import { chromium } from 'playwright-core';
import { load, profiles, throttle } from '../bench/measure';
import { cases } from '../bench/cases';
const [, , base, names = 'team', runsText = '5', sw = 'allow'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const wanted = names === 'all' ? cases : cases.filter((c) => names.split(',').includes(c.name));
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!.toFixed(0);
for (const mode of sw.split(',')) {
  for (const { name, path, ready, grid } of wanted) {
    const all: any[] = [];
    for (let i = 0; i < Number(runsText); i++) {
      const orig = browser.newContext.bind(browser);
      const b = { newContext: (o: any) => orig({ ...o, serviceWorkers: mode as 'allow' | 'block' }) } as any;
      all.push(await load(b, { address: base + path, ready, grid }, profiles[1]!));
    }
    for (const visit of ['cold', 'warm']) {
      const f = (k: string) => med(all.map((a) => a[visit][k]));
      console.log(
        mode,
        name,
        visit,
        'fp',
        f('firstPaint'),
        'data',
        f('data'),
        'grid',
        f('grid'),
        'block',
        f('blocking'),
        'longest',
        f('longest'),
        'req',
        f('requests'),
      );
    }
  }
}
await browser.close();
