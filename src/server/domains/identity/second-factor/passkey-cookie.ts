import type { Context } from 'hono'
import { challengeTtlSeconds } from './passkey-challenge.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { clearHostCookie, readHostCookie, setHostCookie } from '#platform/http/host-cookie.ts'

const name = 'passkey'

export function takePasskeyToken(c: Context<AppEnv>): string | undefined {
  const token = readHostCookie(c, name)
  if (token !== undefined) clearHostCookie(c, name)
  return token
}

export const setPasskeyCookie = (c: Context<AppEnv>, token: string) =>
  setHostCookie(c, name, token, challengeTtlSeconds)
