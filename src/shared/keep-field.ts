/** Begins the name of a box on the reset page; the key of the factor to keep follows. */
export const keepFieldPrefix = 'keep-'
