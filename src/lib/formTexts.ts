/** The texts of a form's fields by name, trimmed, without files: not for passwords. */
export const formTexts = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])));
