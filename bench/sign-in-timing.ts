import { performance } from 'node:perf_hooks'

/**
 * How long a refused sign-in takes for a known and for an unknown username, and a request for a new password for a
 * known and an unknown e-mail, in turns, against a running `npm start`:
 * `node_modules/.bin/node bench/sign-in-timing.ts http://localhost:8788`. Medians that differ by more than the spread
 * would tell a stranger who has an account. Each try comes from an address of its own, so that no limit answers.
 */
const origin = process.argv[2] ?? 'http://localhost:8788'
const triesEach = 30
/** The site hashes at most 20 passwords in two seconds. */
const pauseMs = 150

async function timeOf(path: string, body: object, attempt: number): Promise<number> {
  const started = performance.now()
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': `198.18.${Math.floor(attempt / 250)}.${attempt % 250}`,
    },
    body: JSON.stringify(body),
  })
  await response.text()
  const ms = performance.now() - started
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${path} answered ${response.status}`)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return ms
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms (quartiles ${at(0.25)} to ${at(0.75)}, n = ${sorted.length})`
}

const known: { signIn: number[]; reset: number[] } = { signIn: [], reset: [] }
const unknown: { signIn: number[]; reset: number[] } = { signIn: [], reset: [] }
/** One username takes ten failures in a quarter of an hour, so three accounts share the tries; afterwards they are locked for as long. */
const accounts = ['demo-client', 'demo-provider', 'demo-admin']

await timeOf('/api/login', { username: 'nobody-yet', password: 'wrong-password' }, 0)
for (let attempt = 0; attempt < triesEach; attempt += 1) {
  const account = accounts[attempt % accounts.length]
  const stranger = `no-${accounts[attempt % accounts.length]}`
  const password = 'wrong-password'
  known.signIn.push(await timeOf('/api/login', { username: account, password }, 4 * attempt + 1))
  unknown.signIn.push(await timeOf('/api/login', { username: stranger, password }, 4 * attempt + 2))
  // An account has five links open at most; a sixth request would write nothing for a known address either.
  if (attempt >= 5 * accounts.length) continue
  const reset = '/api/password-reset'
  known.reset.push(await timeOf(reset, { email: `${account}@localhost.example` }, 4 * attempt + 3))
  unknown.reset.push(await timeOf(reset, { email: `${stranger}@localhost.example` }, 4 * attempt + 4))
}

console.log(`refused sign-in, known username:    ${summary(known.signIn)}`)
console.log(`refused sign-in, unknown username:  ${summary(unknown.signIn)}`)
console.log(`new password, known e-mail:         ${summary(known.reset)}`)
console.log(`new password, unknown e-mail:       ${summary(unknown.reset)}`)
