import { createTwoFilesPatch } from 'diff'
import { asc } from 'drizzle-orm'
import type { PageFields } from '#contracts/pages.ts'
import { fieldsOf } from '#domains/pages/page-row.ts'
import { openDb } from '#platform/db/open.ts'
import { pages } from '#platform/db/schema/pages.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { pluralize } from '#shared/words.ts'
import { readTextPages } from '../../build/pages/read-text-pages.ts'
import { scriptContext, withLocalDatabase } from '../local/with-local-database.ts'
import { PlainFailure } from '../plain-failure.ts'
import { InputEnded, openPrompt } from '../prompt.ts'
import { withRemoteD1 } from '../with-d1.ts'

export const pageOptions = {
  remote: { type: 'boolean' },
  yes: { type: 'boolean' },
  overwrite: { type: 'boolean' },
} as const

type Use = (context: ServiceContext<null>) => Promise<void>

export const withPages = (isRemote: boolean, use: Use): Promise<void> =>
  isRemote ? withRemoteD1((db) => use(scriptContext(openDb(db)))) : withLocalDatabase(use)

export async function readRows({ db }: Pick<DatabaseContext, 'db'>): Promise<PageFields[]> {
  return (await db.select().from(pages).orderBy(asc(pages.slug))).map(fieldsOf)
}

/** Reads the files of text pages, or fails with a line for each fault. */
export function readFiles() {
  const { textPages, staticNames, faults } = readTextPages()
  if (faults.length > 0) throw new PlainFailure(faults.join('\n'))
  return { files: textPages, staticSlugs: staticNames.map((name) => name.replace(/\.md$/, '')) }
}

/** Returns the difference between two texts of a file, without the lines that are the same. */
export function differenceOf(file: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(before ? file : 'nothing', file, before, after, '', '', { context: 2 })
  return patch
    .split('\n')
    .filter((line) => !/^(=====|Index: )/.test(line) && !line.startsWith('\\ No newline'))
    .join('\n')
    .trimEnd()
}

/** Asks before a change is made, unless `--yes` has said so. */
export async function confirmChanges(count: number, what: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true
  const prompt = openPrompt()
  try {
    const answer = await prompt.ask(`Write ${pluralize(count, what)}? (y/N) `)
    return /^y(es)?$/i.test(answer.trim())
  } catch (error) {
    if (error instanceof InputEnded)
      throw new PlainFailure('Nothing was written. Use --yes to write without a question.')
    throw error
  } finally {
    prompt.close()
  }
}
