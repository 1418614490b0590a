import { chromium, type Browser, type BrowserServer } from 'playwright-core';

/**
 * Chromium features to disable in tests and measurements. With every window Chromium loads two pages for its address bar, which cost more
 * than ours. Only the last feature list counts: the second line has what playwright-core disables.
 */
const unwanted = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
  ],
  ...['NetworkTimeServiceQuerying', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

const options = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    `--disable-features=${unwanted.join(',')}`,
  ],
};

/** Starts the Chromium that `CHROMIUM` names (default: Debian's), without a window. */
export const openBrowser = (): Promise<Browser> => chromium.launch(options);

/** The same for other processes, which connect to its `wsEndpoint()`. A signal ends this process as usual, and the browser with it. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...options, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
