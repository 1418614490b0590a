import { createContext } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';

/** The router of the browser; null on the server, where nothing navigates. */
export const RouterContext = createContext<DataRouter | null>(null);

/** Renders a router's current page, and gives the router itself to {@link useChangeSearch}. */
export function AppRouter({ router }: { router: DataRouter }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}
