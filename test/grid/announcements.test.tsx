import { screen, waitFor } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';
import { hold } from '../support/interceptCalls';
import { findGrid } from '../support/table';
import { renderRoute } from '../support/renderRoute';

const said = (text: RegExp) => waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent(text));

afterEach(() => server.intercept(null));

test('loading, sorting and searching are read out by one polite live region', async () => {
  const release = hold('GetAvailablePlayers');
  const { user } = renderRoute('/availableplayers/132');
  await screen.findByRole('region', { name: 'Available Players' });
  await release();
  await said(/Available Players: \d+ rows/);
  await findGrid('Available Players'); // until then what is clicked may be on its way out
  await user.click(screen.getAllByText('Age')[0]!);
  await said(/sorted by Age, ascending/);
  await user.type(screen.getByRole('searchbox'), 'zzzz');
  await said(/: 0 of \d+ rows/);
  expect(document.querySelectorAll(`#${announcementsId}`)).toHaveLength(1);
});
