import type { Screen, TitleContext } from '../../routing/screen';

export const logIn = {
  path: '/log-in',
  title: ({ isLoggedIn }: TitleContext) => (isLoggedIn ? 'Account' : 'Log in'),
  page: () => import(/* webpackChunkName: "logIn" */ './LogInPage').then((m) => m.LogInPage),
} as const satisfies Screen;

export const invitation = {
  path: '/invitation',
  title: 'Your account',
  page: () => import(/* webpackChunkName: "invitation" */ './InvitationPage').then((m) => m.InvitationPage),
} as const satisfies Screen;
