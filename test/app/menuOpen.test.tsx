import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useMenuOpen } from '../../src/app/shell/useMenuOpen';

function Frame() {
  const [open, setOpen] = useMenuOpen();
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <Outlet />
    </>
  );
}

const menu = () => screen.getByRole('button', { name: 'Menu' });

test('a navigation closes an open menu, Back does not reopen it, and one that was under way when it was opened lets it be', async () => {
  let arrive: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: 'start' },
        { path: '/slow', element: 'slow page', loader },
        { path: '/other', element: 'other page' },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/slow'));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  act(() => menu().click());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  act(() => arrive());
  await screen.findByText('slow page');
  expect(menu()).toHaveAttribute('aria-expanded', 'true');

  await act(() => router.navigate('/other'));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  act(() => void router.navigate(-1));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  act(() => arrive());
  await screen.findByText('slow page');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});
