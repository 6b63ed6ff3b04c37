import type { Context } from 'hono'
import { senderKeyTtlSeconds } from './sender-key.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readHostCookie, setHostCookie } from '#platform/http/host-cookie.ts'

const name = 'booking'

/** Reads the key of the booking that this browser sent last, or whose emailed link it followed last. */
export const readSenderCookie = (c: Context<AppEnv>): string | undefined => readHostCookie(c, name)

export const setSenderCookie = (c: Context<AppEnv>, key: string): void =>
  setHostCookie(c, name, key, senderKeyTtlSeconds)
