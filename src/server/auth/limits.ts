import type { Limit } from '#server/rate-limit/take.ts'

const failureWindowSeconds = 15 * 60

/** Wrong passwords from one address, whatever the account. */
export const addressFailures = (address: string): Limit => ({
  key: `login:address:${address}`,
  max: 100,
  windowSeconds: failureWindowSeconds,
})

/** Wrong passwords for one username, known or not, from browsers that never signed in to it. */
export const usernameFailures = (username: string): Limit => ({
  key: `login:username:${username}`,
  max: 10,
  windowSeconds: failureWindowSeconds,
})

/** The same for one browser that did: a stranger's guesses do not fill its bucket. */
export const deviceFailures = (deviceHash: string): Limit => ({
  key: `login:device:${deviceHash}`,
  max: 10,
  windowSeconds: failureWindowSeconds,
})

export const registrations = (address: string): Limit => ({
  key: `register:${address}`,
  max: 30,
  windowSeconds: 60 * 60,
})

/**
 * Password hashes of the whole site. One takes about 110 ms in which its isolate does nothing else, so that a burst
 * of guesses would hold up the pages too. Known browsers have a share of their own.
 */
export const hashing = ({ isKnownDevice }: { isKnownDevice: boolean }): Limit => ({
  key: isKnownDevice ? 'hashing:known-devices' : 'hashing',
  max: 20,
  windowSeconds: 2,
})

/** Requests for a link to a new password, from one address (decisions, API manners). */
export const passwordResets = (address: string): Limit => ({
  key: `password-reset:${address}`,
  max: 5,
  windowSeconds: 60 * 60,
})

/** Links to confirm an e-mail that an account has sent to itself again. */
export const confirmationEmails = (userId: number): Limit => ({
  key: `email-confirmation:${userId}`,
  max: 5,
  windowSeconds: 60 * 60,
})

/** Copies of one's own data: each reads everything that is stored about the account. */
export const dataExports = (userId: number): Limit => ({
  key: `account-export:${userId}`,
  max: 20,
  windowSeconds: 60 * 60,
})
