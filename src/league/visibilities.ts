/** Who may read a league, with the labels. */
export const visibilities = [
  { value: 'public', label: 'Anyone' },
  { value: 'members', label: 'Its members only' },
] as const;

export type Visibility = (typeof visibilities)[number]['value'];
