/** The number of the draft in `?draft=2`; undefined for the draft that the server chooses. */
export function readDraft(search: URLSearchParams): number | undefined {
  const number = /^[1-9]\d?$/.exec(search.get('draft') ?? '')?.[0];
  return number === undefined ? undefined : Number(number);
}
