export const accountRules = {
  usernameCharsMin: 3,
  usernameCharsMax: 32,
  usernameHint:
    'Letters a-z, digits, dot, dash and underscore. Uppercase and lowercase are treated the same.',
  nameCharsMax: 100,
  emailCharsMax: 254,
  passwordCharsMin: 10,
  passwordCharsMax: 200,
  passwordHint:
    'At least 10 characters of any kind. Common passwords, your username and your email are not accepted.',
} as const

/** Begins the name of a box on the reset page; the key of the factor to keep follows. */
export const keepFieldPrefix = 'keep-'
