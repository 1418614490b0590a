const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** A date-time of the API in ms; one without a zone is UTC. NaN for any other text. */
export const parseInstant = (text: string): number =>
  Date.parse(WITHOUT_ZONE.test(text) ? `${text.replace(' ', 'T')}Z` : text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
