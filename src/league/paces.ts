/** How often a league is read from its host, with the labels. */
export const paces = [
  { value: 'calendar', label: 'NFL calendar' },
  { value: 'daily', label: 'Once a day' },
  { value: 'paused', label: 'Paused' },
] as const;

export type Pace = (typeof paces)[number]['value'];
