/** The prefix of a checkbox name on the reset page, followed by the key of the factor to keep. */
export const keepFieldPrefix = 'keep-'
