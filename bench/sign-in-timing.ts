import { performance } from 'node:perf_hooks'

/**
 * Run it against `npm start`: `node_modules/.bin/node bench/sign-in-timing.ts http://localhost:8788`. Medians that
 * differ by more than the spread reveal who has an account. To stay below the rate limits, each attempt uses a new
 * client address, and three accounts share the ten failures that a username allows in 15 minutes. Afterwards they stay
 * locked.
 */
const origin = process.argv[2] ?? 'http://localhost:8788'
const triesEach = 30
const pauseMs = 150

async function timeOf(path: string, body: object, attempt: number): Promise<number> {
  const startMs = performance.now()
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': `198.18.${Math.floor(attempt / 250)}.${attempt % 250}`,
    },
    body: JSON.stringify(body),
  })
  await response.text()
  const ms = performance.now() - startMs
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${path} answered ${response.status}`)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return ms
}

function summary(times: number[]): string {
  const sortedTimes = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sortedTimes[Math.floor(share * (sortedTimes.length - 1))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms (quartiles ${at(0.25)} to ${at(0.75)}, n = ${sortedTimes.length})`
}

const knownTimes: { signIn: number[]; reset: number[] } = { signIn: [], reset: [] }
const unknownTimes: { signIn: number[]; reset: number[] } = { signIn: [], reset: [] }
const accounts = ['demo-client', 'demo-provider', 'demo-admin']

await timeOf('/api/login', { username: 'nobody-yet', password: 'wrong-password' }, 0)
for (let attempt = 0; attempt < triesEach; attempt += 1) {
  const account = accounts[attempt % accounts.length]
  const stranger = `no-${accounts[attempt % accounts.length]}`
  const password = 'wrong-password'
  knownTimes.signIn.push(await timeOf('/api/login', { username: account, password }, 4 * attempt + 1))
  unknownTimes.signIn.push(await timeOf('/api/login', { username: stranger, password }, 4 * attempt + 2))
  // An account has at most five open links; a sixth request would write nothing even for a known address.
  if (attempt >= 5 * accounts.length) continue
  const reset = '/api/password-reset'
  knownTimes.reset.push(await timeOf(reset, { email: `${account}@localhost.example` }, 4 * attempt + 3))
  unknownTimes.reset.push(await timeOf(reset, { email: `${stranger}@localhost.example` }, 4 * attempt + 4))
}

console.log(`refused sign-in, known username:    ${summary(knownTimes.signIn)}`)
console.log(`refused sign-in, unknown username:  ${summary(unknownTimes.signIn)}`)
console.log(`password reset, known email:        ${summary(knownTimes.reset)}`)
console.log(`password reset, unknown email:      ${summary(unknownTimes.reset)}`)
