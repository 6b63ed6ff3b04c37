/** Only programs that fill in every field read it. */
export const honeypotLabel = 'Homepage'
