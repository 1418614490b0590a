import { chromium } from 'playwright-core';
import fs from 'node:fs';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-features=WebUIOmniboxPopup'],
});
for (const pid of fs.readdirSync('/proc').filter((x) => /^\d+$/.test(x))) {
  try {
    const c = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (c.includes('--no-sandbox') && c.some((x) => x.includes('WebUIOmniboxPopup')) && !c.some((x) => x.startsWith('--type')))
      console.log(c.filter((x) => x.includes('features')).join('\n'));
  } catch {}
}
await b.close();
