import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTableSearchParams } from '../../src/grid/useTableSearchParams';
import { AppRouter } from '../../src/components/AppRouter';

function Page({ url, children }: { url: string; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }], { initialEntries: [url] }));
  return <AppRouter router={router} />;
}

const show = (url: string) =>
  renderHook(
    () => {
      const [query, change] = useTableSearchParams();
      const [, setParams] = useSearchParams();
      const { pathname, search } = useLocation();
      return { query, change, setParams, navigate: useNavigate(), url: pathname + search };
    },
    { wrapper: ({ children }) => <Page url={url}>{children}</Page> },
  );

const byName = { field: 'name', direction: 'asc' } as const;

test('two changes at once both apply, immediately in the state and later in the URL', async () => {
  const { result } = show('/table?page=3');
  act(() => {
    result.current.change(() => ({ sort: byName }));
    result.current.change(({ filters }) => ({ filters: [...filters, { field: 'position', text: 'QB' }] }));
  });
  expect(result.current.query).toMatchObject({ sort: byName, filters: [{ field: 'position', text: 'QB' }], page: 1 });
  expect(result.current.url).toBe('/table?page=3');
  await waitFor(() => expect(result.current.url).toBe('/table?sort=name&filter.position=QB'));
});

test('a sort survives when another parameter changes before it is in the URL, and does not return later', async () => {
  const { result } = show('/table');
  act(() => result.current.change(() => ({ sort: byName })));
  act(() => result.current.setParams({ average: 'age' }));
  expect(result.current.query.sort).toEqual(byName);
  await waitFor(() => expect(result.current.url).toBe('/table?average=age&sort=name'));
  act(() => result.current.setParams({}));
  expect(result.current.query.sort).toBeUndefined();
  act(() => result.current.setParams({ average: 'age' }));
  expect(result.current.query.sort).toBeUndefined();
});

test('a view of one page does not apply to the next', () => {
  const { result } = show('/table');
  act(() => result.current.change(() => ({ sort: byName })));
  act(() => void result.current.navigate('/other'));
  expect(result.current.query.sort).toBeUndefined();
});

test('equal sorts and filters keep their identity while the page changes', () => {
  const { result } = show('/table?sort=-adp&filter.name=a');
  const { sort, filters } = result.current.query;
  act(() => result.current.change(() => ({ page: 2 })));
  expect(result.current.query.page).toBe(2);
  expect(result.current.query.sort).toBe(sort);
  expect(result.current.query.filters).toBe(filters);
});
