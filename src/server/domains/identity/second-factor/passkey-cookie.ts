import type { Context } from 'hono'
import { clearHostCookie, readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { challengeTtlSeconds } from './passkey-challenge.ts'

const name = 'passkey'

export function takePasskeyToken(c: Context<AppEnv>): string | undefined {
  const token = readHostCookie(c, name)
  if (token !== undefined) clearHostCookie(c, name)
  return token
}

export const setPasskeyCookie = (c: Context<AppEnv>, token: string) =>
  setHostCookie(c, name, token, challengeTtlSeconds)
