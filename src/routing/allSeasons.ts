/** The query of a page that shows all seasons, whatever the year in its path: `?seasons=all`. */
export const allSeasons = { name: 'seasons', value: 'all' } as const;

/** Whether a URL's query asks for all seasons. */
export const showsAllSeasons = (search: string | URLSearchParams): boolean =>
  new URLSearchParams(search).get(allSeasons.name) === allSeasons.value;
