import { storage } from './storage';

export const themes = ['system', 'light', 'dark'] as const;

/** The viewer's theme: the system's (which stores nothing), light or dark. */
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** Values of `<meta name="theme-color">`: the colour of the band behind the navbar. */
const bands = { light: '#12331f', dark: '#0d2718' };

/** The chosen theme; `system` by default. */
export function chosenTheme(): Theme {
  const stored = storage.get(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Sets the chosen theme on the root element, where the styles read it. */
export function applyTheme(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const ofSystem = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = bands[theme === 'system' ? ofSystem : theme];
  });
}

/** Stores a choice in this browser and applies it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') storage.remove(storageKey);
  else storage.set(storageKey, theme);
  applyTheme();
}

/** Applies the chosen theme now and whenever another tab changes it. */
export function followTheme(): void {
  applyTheme();
  window.addEventListener('storage', applyTheme);
}
