import { act } from '@testing-library/react';

/** Lets the page work on for a while, in ms. */
export const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
