import { act } from '@testing-library/react';

/** Waits while the page continues, in ms. */
export const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
