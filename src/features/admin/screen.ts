import type { Screen, TitleContext } from '../../routing/screen';

/** The page's views beside the first, by their names in the URL. */
export const viewLabels = { leagues: 'Leagues & jobs', players: 'Players', people: 'People', log: 'Log' } as const;

function titleOf({ search }: TitleContext): string {
  const label = new Map<string | null, string>(Object.entries(viewLabels)).get(search.get('view'));
  return label ? `${label} · Admin` : 'Admin';
}

export const admin = {
  path: '/admin',
  title: titleOf,
  crumb: 'Admin',
  page: () => import(/* webpackChunkName: "admin" */ './AdminPage').then((m) => m.AdminPage),
} as const satisfies Screen;

export const accounts = {
  path: '/admin/accounts',
  title: 'Accounts',
  parent: 'admin',
  page: () => import(/* webpackChunkName: "accounts" */ './AccountsPage').then((m) => m.AccountsPage),
} as const satisfies Screen;
