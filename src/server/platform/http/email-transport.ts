import { httpTransport, readEmailSettings, type Transport } from '#platform/email/transport.ts'
import type { Env } from './env.ts'

export function transportOf(env: Env, siteUrl: string): Transport | undefined {
  const settings = readEmailSettings(env, siteUrl)
  // `fetch` must be called bare: as a method of another object it is an illegal invocation in workerd.
  return settings && httpTransport(settings, (...request) => fetch(...request))
}
