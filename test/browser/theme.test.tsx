import { applyTheme, chooseTheme, chosenTheme, followTheme } from '../../src/browser/theme';

const root = document.documentElement;
const bar = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="">`;
  applyTheme();
});

test('a theme that was never chosen is the system’s and stores nothing', () => {
  expect(chosenTheme()).toBe('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage).toHaveLength(0);
  expect(new Set(bar()).size).toBe(2);
});

test('a chosen theme is kept, shown, and followed by the browser’s own bar; the system’s again leaves nothing behind', () => {
  const [light, dark] = bar();
  chooseTheme('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(bar()).toEqual([dark, dark]);
  expect(chosenTheme()).toBe('dark');
  chooseTheme('light');
  expect(bar()).toEqual([light, light]);
  chooseTheme('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(bar()).toEqual([light, dark]);
  expect(localStorage).toHaveLength(0);
});

test('a stored word that is no theme counts as none', () => {
  localStorage.setItem('theme', 'mauve');
  expect(chosenTheme()).toBe('system');
});

test('where the browser lets nothing be read the system’s theme is shown', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(chosenTheme()).toBe('system');
  read.mockRestore();
});

test('a choice in another tab is shown in this one', () => {
  followTheme();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
});
