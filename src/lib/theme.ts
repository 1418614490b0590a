export const themes = ['system', 'light', 'dark'] as const;

/** How the viewer wants pages to look: as their system does (which stores nothing), or always light, or always dark. */
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** What the browser paints its own bar with: the colour of the band behind the navbar. */
const bands = { light: '#12331f', dark: '#0d2718' };

/** The theme that this viewer has chosen; `system` where none was, or where the browser lets nothing be stored. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the chosen theme; the styles take it from the root element. */
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

/** Keeps a choice in this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme();
}

/** Shows the chosen theme from now on, a choice in another tab too. */
export function followTheme(): void {
  applyTheme();
  window.addEventListener('storage', applyTheme);
}
