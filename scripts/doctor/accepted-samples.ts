import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { ownFolder } from '../content/look-up.ts'

export const acceptedSchema = z.array(
  z.object({
    file: z.string(),
    field: z.optional(z.string()),
    reason: z.string().check(z.minLength(1)),
    on: z.iso.date(),
  }),
)
export type AcceptedSample = z.infer<typeof acceptedSchema>[number]

export async function readAcceptedSamples(root = '.'): Promise<AcceptedSample[]> {
  const file = path.resolve(root, ownFolder, 'accepted-samples.ts')
  if (!existsSync(file)) return []
  const { acceptedSamples }: Record<string, unknown> = await import(pathToFileURL(file).href)
  return z.parse(acceptedSchema, acceptedSamples)
}

export const isAccepted = (
  sample: { file: string; field?: string },
  accepted: readonly AcceptedSample[],
): boolean =>
  accepted.some(
    ({ file, field }) =>
      (file === '*' || file === sample.file) && (field === undefined || field === sample.field),
  )
