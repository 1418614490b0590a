/** The most weeks that a season has. */
export const mostWeeks = 18;
