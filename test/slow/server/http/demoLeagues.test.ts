import { join } from 'node:path';
import shipped from '../../../../src/static/config.json';

const read = async (url: string) => (await server.inject({ url, headers: { accept: 'text/html' } })).payload;
const between = (html: string, start: string, end: string) => html.slice(html.indexOf(start), html.indexOf(end));
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The addresses in the bar of a league's page, which has all entries of its menus. */
const entriesOf = (html: string) => {
  const links = between(html, '<nav class="league"', '<main').matchAll(/href="([^"]*)"/g);
  return [...new Set([...links].map(([, address]) => address!.replaceAll('&amp;', '&')))];
};

/** What an empty page says, one whose load failed, and one that the server left to the browser. */
const emptyTexts = /No data available|No team has a keeper yet|No results found|Couldn’t load|imported yet|Loading/;
/** Rows of a table, cards of a history, or cells of a board. */
const rows = /<(td|th scope="row"|li|h2)\b/;

beforeAll(() => server.restart(join(__dirname, '../../../../dist')));

const homes = shipped.leagues.map(({ id, provider }) => (provider === 'sleeper' ? `/sleeper/league/${id}` : `/league/${id}`));

test.each(homes)('no menu entry of the demo league %s leads to an empty page', async (home) => {
  const addresses = entriesOf(await read(home));
  expect(addresses.length).toBeGreaterThan(8);
  const empty: string[] = [];
  for (const address of addresses) {
    const main = between(await read(address), '<main', '</main>');
    if (emptyTexts.test(main) || !rows.test(main)) empty.push(`${address}: ${textOf(main).slice(0, 300)}`);
  }
  expect(empty).toEqual([]);
});
