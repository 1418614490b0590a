/** The roles of an account, as forms offer them. */
export const roles = [
  { value: 'member', label: 'Member' },
  { value: 'commissioner', label: 'Commissioner' },
  { value: 'admin', label: 'Admin' },
] as const;

export type Role = (typeof roles)[number]['value'];
