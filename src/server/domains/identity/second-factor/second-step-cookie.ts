import type { Context } from 'hono'
import { clearHostCookie, readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { pendingTtlSeconds } from './pending-sign-in.ts'

const name = 'second-step'

export const readSecondStepToken = (c: Context<AppEnv>) => readHostCookie(c, name)

export const setSecondStepCookie = (c: Context<AppEnv>, token: string) =>
  setHostCookie(c, name, token, pendingTtlSeconds)

export const clearSecondStepCookie = (c: Context<AppEnv>) => clearHostCookie(c, name)
