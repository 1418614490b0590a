/** Keeps each computed style of a window as long as jsdom keeps what it is made of: until the document changes. */
export function keepStyles(window: Pick<Window, 'getComputedStyle'>): void;
