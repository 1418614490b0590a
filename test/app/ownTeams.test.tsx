import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '../support/logIn';
import { renderRoute } from '../support/renderRoute';

/** The selectors of the own teams' style sheet: of entries, and of links. */
const selectors = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const ours = rules.filter(
    (rule): rule is CSSStyleRule => 'selectorText' in rule && String(rule.selectorText).includes('/team/'),
  );
  return ours.map(({ selectorText }) => selectorText.replace('::after', ''));
};

test('the viewer’s team is marked where a page links to it, with its row', async () => {
  await server.addAccount({ email: 'owner@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] });
  await logIn('owner@example.com');
  renderRoute('/league/132');
  const division = within(await screen.findByRole('table', { name: 'Atlantic' }));
  await waitFor(() => expect(selectors()).toHaveLength(2));
  const [entries, links] = selectors();
  const marked = (selector: string) => [...document.querySelectorAll(selector)];
  const link = division.getByRole('link', { name: 'Gridiron Gurus' });
  expect(marked(links!)).toContain(link);
  expect(marked(entries!)).toContain(link.closest('tr'));
  expect(marked(entries!)).not.toContain(division.getByRole('link', { name: 'Harbour Lights' }).closest('tr'));
});
