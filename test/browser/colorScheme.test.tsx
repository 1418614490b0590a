import { applyTheme, chooseTheme, chosenTheme, followTheme } from '../../src/browser/colorScheme';

const root = document.documentElement;
const bar = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="">`;
  applyTheme();
});

test('without a chosen theme the system’s is used, and nothing is stored', () => {
  expect(chosenTheme()).toBe('system');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage).toHaveLength(0);
  expect(new Set(bar()).size).toBe(2);
});

test('a chosen theme is stored, shown and used for the browser’s bar; choosing System removes it', () => {
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

test('a stored value that is no theme is ignored', () => {
  localStorage.setItem('theme', 'mauve');
  expect(chosenTheme()).toBe('system');
});

test('with blocked storage the system’s theme is used', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(chosenTheme()).toBe('system');
  read.mockRestore();
});

test('a theme chosen in another tab applies here', () => {
  followTheme();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
});
