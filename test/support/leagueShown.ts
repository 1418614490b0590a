import { screen } from '@testing-library/react';

/** Waits until a page names this league below its heading. */
export const leagueShown = (name: string) =>
  screen.findByText((_, element) => element!.textContent.split(' · ')[0] === name, { selector: '.page-header__subtitle' });
