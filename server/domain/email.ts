/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
