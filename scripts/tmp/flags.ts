import { chromium } from 'playwright-core';
const base = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const fs = await import('node:fs');
for (const feats of [
  '',
  'OmniboxPopupWebUIContent',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,WebUIOmniboxPopupBase,OmniboxAimPopupWebUIContent,OmniboxFullPopupWebUIContent,OmniboxPopupWebUIContent,WebUIToolbarWebView,InitialWebUI',
]) {
  const t = Date.now();
  const ignoreDefaultArgs = feats ? [] : [];
  const b = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...base, ...(feats ? [`--disable-features=${feats}`] : [])],
    ignoreDefaultArgs,
  });
  for (let i = 0; i < 3; i++) {
    const c = await b.newContext();
    const p = await c.newPage();
    await p.goto('http://localhost:4100/');
    await p.waitForLoadState('networkidle');
    await c.close();
  }
  let cpu = 0,
    n = 0;
  for (const pid of fs.readdirSync('/proc').filter((x) => /^\d+$/.test(x))) {
    try {
      const cmd = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const env = fs.readFileSync(`/proc/${pid}/environ`, 'utf8');
      if (!cmd.includes('chromium') || !env.includes('FOUNDER=1')) continue;
      const st = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      cpu += Number(st[11]) + Number(st[12]);
      n++;
    } catch {}
  }
  console.log(feats.slice(0, 30) || 'none', 'wall', Date.now() - t, 'cpu(ms, living processes)', cpu * 10, n);
  const cmd = (await (await b.newBrowserCDPSession()).send('Browser.getVersion')).product;
  console.log(cmd);
  await b.close();
}
