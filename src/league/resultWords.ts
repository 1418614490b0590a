/** The results of a game in words. */
export const resultWords = { W: 'Won', L: 'Lost', T: 'Tied' };
