import { chromium } from 'playwright-core';
import { profiles, throttle } from '../bench/measure';
const [, , url, warm = '', min = '15'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
if (warm) {
  const p = await context.newPage();
  await p.goto(url!);
  await p.waitForLoadState('networkidle');
  await p.waitForTimeout(2500);
  await p.close();
}
const page = await context.newPage();
const session = await context.newCDPSession(page);
await throttle(session, profiles[1]!);
if (warm === 'bypass') await session.send('Network.setBypassServiceWorker', { bypass: true });
const bs = await browser.newBrowserCDPSession();
const events: any[] = [];
bs.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
await bs.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: [
      'devtools.timeline',
      'blink.user_timing',
      'loading',
      'v8',
      'v8.execute',
      'toplevel',
      'disabled-by-default-v8.compile',
      'disabled-by-default-devtools.timeline',
    ],
  },
} as any);
await page.goto(url!, { waitUntil: 'commit' });
await page.waitForLoadState('networkidle');
await page.waitForTimeout(3000);
const done = new Promise((r) => bs.once('Tracing.tracingComplete' as any, r));
await bs.send('Tracing.end');
await done;
await browser.close();
const nav = events
  .filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(url!.slice(0, 20)))
  .sort((a, b) => b.ts - a.ts)[0];
const pid = nav.pid,
  t0 = nav.ts;
const main = events.find((e) => e.name === 'thread_name' && e.pid === pid && e.args.name === 'CrRendererMain')?.tid ?? nav.tid;
const ms = (x: number) => (x / 1000).toFixed(0).padStart(5);
const short = (u = '') => u.replace(/https?:\/\/[^/]+/, '').slice(0, 60);
// network
for (const e of events.filter((e) => e.name === 'ResourceFinish' && e.ts >= t0)) {
  const id = e.args.data.requestId;
  const send = events.find((x) => x.name === 'ResourceSendRequest' && x.args.data.requestId === id);
  const resp = events.find((x) => x.name === 'ResourceReceiveResponse' && x.args.data.requestId === id);
  if (send && !/logos|avatars/.test(send.args.data.url))
    console.log(
      'net',
      ms(send.ts - t0),
      ms((resp?.ts ?? 0) - t0),
      ms(e.ts - t0),
      short(send.args.data.url),
      resp?.args.data.fromServiceWorker ? 'SW' : resp?.args.data.fromCache ? 'cache' : '',
      e.args.data.encodedDataLength,
    );
}
const m = events.filter((e) => e.pid === pid && e.tid === main && e.ph === 'X' && e.ts >= t0).sort((a, b) => a.ts - b.ts);
for (const e of events.filter((e) => ['firstPaint', 'firstContentfulPaint'].includes(e.name) && e.pid === pid))
  console.log(e.name, ms(e.ts - t0));
const tasks = m.filter((e) => /RunTask|ThreadControllerImpl::RunTask/.test(e.name));
const names = [
  'ParseHTML',
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'Layout',
  'UpdateLayoutTree',
  'RecalculateStyles',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'FireAnimationFrame',
  'TimerFire',
  'ParseAuthorStyleSheet',
  'RunMicrotasks',
  'MinorGC',
  'MajorGC',
  'v8.compileModule',
  'EventDispatch',
  'IntersectionObserverController::computeIntersections',
  'Decode Image',
  'HitTest',
  'V8.GC_MARK_COMPACTOR',
  'XHRReadyStateChange',
];
let sum: Record<string, number> = {};
for (const t of tasks) {
  if (t.dur < Number(min) * 1000) continue;
  const inner = m.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && names.includes(e.name));
  // self time
  const by: Record<string, number> = {};
  for (const e of inner) {
    const kids = inner.filter((k) => k !== e && k.ts >= e.ts && k.ts + k.dur <= e.ts + e.dur);
    const top = kids.filter((k) => !kids.some((o) => o !== k && k.ts >= o.ts && k.ts + k.dur <= o.ts + o.dur));
    const self = e.dur - top.reduce((s, k) => s + k.dur, 0);
    const key =
      e.name +
      (e.args?.data?.url ? ' ' + short(e.args.data.url).slice(0, 30) : '') +
      (e.args?.data?.functionName ? ':' + e.args.data.functionName : '');
    by[key] = (by[key] ?? 0) + self;
    sum[e.name] = (sum[e.name] ?? 0) + self;
  }
  console.log(
    'task',
    ms(t.ts - t0),
    ms(t.dur),
    Object.entries(by)
      .sort((a, b) => b[1] - a[1])
      .filter((x) => x[1] > 3000)
      .slice(0, 7)
      .map(([k, v]) => `${k} ${(v / 1000).toFixed(0)}`)
      .join(' | '),
  );
}
console.log(
  Object.entries(sum)
    .map(([k, v]) => `${k} ${(v / 1000).toFixed(0)}`)
    .join(', '),
);
