import * as z from 'zod/mini'
import type { Advisory } from './read-report.ts'

const acceptedSchema = z.array(
  z.strictObject({
    advisory: z.string().check(z.minLength(1)),
    reason: z.string().check(z.minLength(1)),
    expires: z.iso.date(),
  }),
)

export type AcceptedAdvisory = z.infer<typeof acceptedSchema>[number]

export function parseAccepted(json: string): AcceptedAdvisory[] {
  return z.parse(acceptedSchema, JSON.parse(json))
}

export function findUnaccepted(
  advisories: readonly Advisory[],
  acceptedAdvisories: readonly AcceptedAdvisory[],
  today: string,
): string[] {
  const expiredAdvisories = acceptedAdvisories.filter(({ expires }) => expires < today)
  const valid = new Set(
    acceptedAdvisories.filter((entry) => !expiredAdvisories.includes(entry)).map(({ advisory }) => advisory),
  )
  const severe = advisories.filter(({ severity }) => severity === 'high' || severity === 'critical')
  return [
    ...severe
      .filter(({ id }) => !valid.has(id))
      .map(({ id, package: name, title, url, severity }) => `${id} (${severity}, ${name}): ${title}. ${url}`),
    ...expiredAdvisories.map(
      ({ advisory, expires }) => `${advisory} was accepted until ${expires}: update the package or renew it.`,
    ),
  ]
}
