/** Whether a text looks like an e-mail address. Control and invisible characters are refused, because nobody could type them at log-in. */
export const isEmail = (text: string) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text);
