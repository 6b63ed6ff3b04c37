import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { agencyDay } from '#shared/agency-day.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { contentLocales, ownFolder } from '../../build/content/look-up.ts'

export const acceptedSchema = z.array(
  z.object({
    file: z.string(),
    field: z.optional(z.string()),
    reason: z.string().check(z.minLength(1)),
    on: z.iso.date(),
    until: z.optional(z.iso.date()),
  }),
)
export type AcceptedSample = z.infer<typeof acceptedSchema>[number]

export async function readAcceptedSamples(
  root = '.',
  today = agencyDay(new Date()),
): Promise<AcceptedSample[]> {
  const all = await readEveryEntry(root)
  return all.filter(({ until }) => until === undefined || until >= today)
}

export async function expiredEntries(root = '.', today = agencyDay(new Date())): Promise<string[]> {
  const all = await readEveryEntry(root)
  return all.flatMap(({ file, field, until }) =>
    until !== undefined && until < today
      ? [`${file}${field ? `, ${field}` : ''} was accepted until ${until} (src/site/accepted-samples.ts)`]
      : [],
  )
}

async function readEveryEntry(root: string): Promise<AcceptedSample[]> {
  const file = path.resolve(root, ownFolder, 'accepted-samples.ts')
  if (!existsSync(file)) return []
  const { acceptedSamples }: Record<string, unknown> = await import(pathToFileURL(file).href)
  const { success, data, error } = z.safeParse(acceptedSchema, acceptedSamples)
  if (success) return data
  const [entry, ...fields] = error.issues[0]?.path ?? []
  throw new PlainFailure(
    entry === undefined
      ? 'src/site/accepted-samples.ts does not export a list named acceptedSamples (docs/own-site.md).'
      : `src/site/accepted-samples.ts: entry ${Number(entry) + 1} is not valid at ${fields.join('.') || 'all'}. Each has a file, a reason, and the day in "on", such as 2026-11-22 (docs/own-site.md).`,
  )
}

const folders = new RegExp(`^src/(content/|site/((${contentLocales.join('|')})/)?)?`)

const withoutFolder = (file: string): string => file.replace(folders, '')

export const isAccepted = (
  sample: { file: string; field?: string },
  acceptedSamples: readonly AcceptedSample[],
): boolean =>
  acceptedSamples.some(
    ({ file, field }) =>
      (file === '*' || withoutFolder(file) === withoutFolder(sample.file)) &&
      (field === undefined || field === sample.field),
  )
