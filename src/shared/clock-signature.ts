export const clockPath = '/api/clock'

const scheme = 'Clock'
/** Counts in both directions, because clocks differ. A request repeated within this time does nothing twice. */
const validForMs = 60_000
const authorizationForm = /^Clock (\d{13})\.([0-9a-f]{64})$/

export async function signClockRequest(key: string, body: string, now: number): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key, 'sign'), signedBytes(now, body))
  return `${scheme} ${now}.${toHex(new Uint8Array(signature))}`
}

export function readClockAuthorization(
  header: string | null | undefined,
  now: number,
): { at: number; signature: string } | null {
  const [, time, signature] = authorizationForm.exec(header ?? '') ?? []
  if (!time || !signature || Math.abs(now - Number(time)) > validForMs) return null
  return { at: Number(time), signature }
}

export async function verifyClockRequest(
  key: string,
  body: string,
  { at, signature }: { at: number; signature: string },
): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await importKey(key, 'verify'), bytes, signedBytes(at, body))
}

const importKey = (key: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ])

const signedBytes = (at: number, body: string) =>
  new TextEncoder().encode(`POST ${clockPath}\n${at}\n${body}`)

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
