/** Whether a text looks like an e-mail address. It has no control or invisible characters, which nobody could type at a log-in. */
export const isEmail = (text: string) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text);
