import { act } from '@testing-library/react';

/** Waits while the page continues, in ms. */
export const sleep = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
