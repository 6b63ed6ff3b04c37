import type { Context } from 'hono'
import { senderKeyTtlSeconds } from '#server/bookings/sender-key.ts'
import type { AppEnv } from './env.ts'
import { readHostCookie, setHostCookie } from './host-cookie.ts'

const name = 'booking'

/** Reads the key of the booking that this browser sent last, or whose emailed link it followed last. */
export const readSenderCookie = (c: Context<AppEnv>): string | undefined => readHostCookie(c, name)

export const setSenderCookie = (c: Context<AppEnv>, key: string): void =>
  setHostCookie(c, name, key, senderKeyTtlSeconds)
