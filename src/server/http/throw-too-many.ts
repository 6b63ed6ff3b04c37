import { HTTPException } from 'hono/http-exception'

/** @throws HTTPException 429 with Retry-After and a sentence that says when to come back */
export function throwTooMany(retryAfterSeconds: number): never {
  throw new HTTPException(429, {
    message: `Too many attempts. Try again in ${waitingTime(retryAfterSeconds)}.`,
    res: new Response(null, { headers: { 'retry-after': String(retryAfterSeconds) } }),
  })
}

/** Such as "40 seconds" or "2 minutes". */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
