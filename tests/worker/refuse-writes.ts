import { env } from 'cloudflare:test'
import { onTestFinished } from 'vitest'

export async function refuseWrites(event: string) {
  const refusal = `select raise(abort, 'no writes today')`
  await env.DB.prepare(`create trigger refused before ${event} begin ${refusal}; end`).run()
  const acceptWrites = async () => void (await env.DB.prepare('drop trigger if exists refused').run())
  onTestFinished(acceptWrites)
  return acceptWrites
}
