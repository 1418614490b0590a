/** The rows that a table shows, those of its other pages too, in their order, by the table's element: a grid renders only some of them. */
export const shownRows = new WeakMap<Element, readonly object[]>();
