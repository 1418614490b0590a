import { screen, waitFor, type within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Queries = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Types a league's name into a field and takes it. */
export async function chooseLeague(user: UserEvent, name: string, label = 'League', within: Queries = screen) {
  const field = within.getByRole('combobox', { name: label });
  await user.clear(field);
  await user.type(field, name);
  await user.click(await screen.findByRole('option', { name: (text) => text.startsWith(name) }));
  await waitFor(() => expect(field).toHaveValue(name));
}
