import { act } from '@testing-library/react';

/** The browser's own way to another address: Back, Forward, or one typed into a script. */
export const goTo = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
