import * as z from 'zod/mini'
import { refuseChallenge } from '#shared/failures.ts'
import { clockPath, signClockRequest } from '#shared/clock-signature.ts'

const answerSchema = z.object({ pages: z.array(z.string()), failed: z.array(z.string()) })
/** The site sends emails for 18 seconds at most, and waits for the last ones. */
const answerTimeoutMs = 60_000
const renderedPagesMax = 10

interface Tick {
  siteUrl: string
  key: string
  hasBackups: boolean
}

export async function tick({ siteUrl, key, hasBackups }: Tick, fetcher: typeof fetch = fetch): Promise<void> {
  const body = JSON.stringify({ hasBackups })
  const response = await fetcher(`${siteUrl}${clockPath}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      authorization: await signClockRequest(key, body, Date.now()),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  refuseChallenge(`${siteUrl}${clockPath}`, response)
  const text = await response.text()
  if (!response.ok) throw new Error(`${siteUrl}${clockPath} answered ${response.status}`)
  const { pages, failed } = z.parse(answerSchema, JSON.parse(text))
  for (const path of pages.slice(0, renderedPagesMax)) {
    const page = await fetcher(`${siteUrl}${path}`, { signal: AbortSignal.timeout(answerTimeoutMs) })
    await page.body?.cancel()
    refuseChallenge(`${siteUrl}${path}`, page)
  }
  if (failed.length > 0) throw new Error(`Failed in ${siteUrl}: ${failed.join(', ')}`)
}
