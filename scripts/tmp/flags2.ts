import { chromium } from 'playwright-core';
const base = ['--no-sandbox'];
for (const f of [
  [],
  ['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'],
  [
    '--disable-features=OmniboxAimPopupWebUIContent,OmniboxFullPopupWebUIContent,OmniboxPopupWebUIContent,OmniboxPopupWebUIBaseContent',
  ],
  ['--disable-features=WebUIToolbarWebView,InitialWebUI,WebUIReloadButton'],
  ['--app=about:blank'],
  ['--kiosk'],
  ['--disable-features=WebUIOmniboxSimplification,webuiOmniboxSimplification'],
]) {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...base, ...f] });
  const s = await b.newBrowserCDPSession();
  const seen = new Set<string>();
  let n = 0;
  const types = new Set<string>();
  s.on('Tracing.dataCollected', (e: any) =>
    e.value.forEach((x: any) => {
      if (x.name === 'ResourceSendRequest' && x.args.data.url.startsWith('chrome://')) {
        n++;
        types.add(x.args.data.url.split('/').slice(2, 4).join('/'));
      }
    }),
  );
  await s.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  } as any);
  const c = await b.newContext();
  const p = await c.newPage();
  await p.goto('http://localhost:4100/');
  await p.waitForTimeout(1500);
  const done = new Promise((r) => s.once('Tracing.tracingComplete' as any, r));
  await s.send('Tracing.end');
  await done;
  const infos = (await s.send('Target.getTargets' as any, { filter: [{}] } as any).catch(() => null)) as any;
  console.log(
    JSON.stringify(f),
    n,
    [...types].slice(0, 8).join(' '),
    infos?.targetInfos
      .filter((t: any) => t.url.startsWith('chrome'))
      .map((t: any) => t.url.slice(0, 60) + ' ' + t.type)
      .join(' | '),
  );
  await b.close();
}
