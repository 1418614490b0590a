import { render, waitFor } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';
import { QuerySection } from '../../src/components/QuerySection';

const section = (label: string, rows: string[] | undefined, status: { loading?: boolean; failed?: boolean } = {}) => (
  <QuerySection
    label={label}
    rows={rows}
    query={{ loading: false, failed: false, refetch: jest.fn(), ...status }}
    emptyHint="Rows come later."
  >
    {(found) => found.join(', ')}
  </QuerySection>
);
const page = (...sections: React.ReactNode[]) => (
  <>
    {...sections}
    <div id={announcementsId} aria-live="polite" />
  </>
);
const said = (text: string) =>
  waitFor(() => expect(document.getElementById(announcementsId)).toHaveTextContent(new RegExp(`^${text}$`)));

test('a section announces by name that it is loaded, empty, not loaded or not refreshed', async () => {
  const { rerender } = render(
    page(section('Games', undefined, { loading: true }), section('Rules', undefined, { loading: true })),
  );
  await said('');
  rerender(page(section('Games', ['A']), section('Rules', undefined, { failed: true })));
  await said('Games: loaded. Rules: could not be loaded');
  rerender(page(section('Games', ['A'], { failed: true }), section('Rules', [])));
  await said('Games: could not be refreshed. Rules: no data available');
  // The refresh is repeated, and fails again.
  rerender(page(section('Games', ['A']), section('Rules', [])));
  rerender(page(section('Games', ['A'], { failed: true }), section('Rules', ['B'])));
  await said('Games: could not be refreshed. Rules: loaded');
});
