import { writeFile } from 'node:fs/promises'
import { refusalText } from '#contracts/refusals.ts'
import { fieldsOf } from '#domains/pages/page-row.ts'
import { createPage, updatePage } from '#domains/pages/save-page.ts'
import { pluralize } from '#shared/words.ts'
import { readSitePages } from '../build/pages/build-page-list.ts'
import { addressFault } from '../build/pages/own-page-faults.ts'
import { takenPaths } from '../build/pages/read-own-pages.ts'
import { ownPagesFolder } from '../build/pages/read-text-pages.ts'
import { writeTextPage } from '../build/pages/text-page-file.ts'
import { planPush, type PlannedPage, shownPage } from '../lib/content/plan-pages.ts'
import {
  confirmChanges,
  differenceOf,
  pageOptions,
  readFiles,
  readRows,
  withPages,
} from '../lib/content/text-pages.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const usage = `npm run content:push                  writes the files of src/site/pages/ with “editable: true” into the local database
npm run content:push -- --remote      writes them into the database on Cloudflare
npm run content:push -- --overwrite   also replaces pages that were changed in the back office since
npm run content:push -- --yes         does not ask

Shows the difference first. Never deletes a page; every replaced text stays as a version. Readers see changes within a minute.`

await runScript(async () => {
  const { values } = readArguments(process.argv.slice(2), { options: pageOptions, usage })
  const { remote = false, yes = false, overwrite: overwrites = false } = values
  const taken = takenPaths((await readSitePages()).allRoutes)
  const findPath = async (path: string) => (addressFault(path, taken) ? ('page' as const) : ('none' as const))
  await withPages(remote, async (context) => {
    const rows = await readRows(context)
    const { changes, notes } = planPush({ folder: ownPagesFolder, rows, ...readFiles(), overwrites })
    for (const { file, row, found } of changes)
      console.log(differenceOf(file, shownPage(row), shownPage(found?.fields)))
    for (const note of notes) console.log(note)
    if (changes.length === 0) {
      console.log('Nothing to write.')
      return
    }
    if (!(await confirmChanges(changes.length, 'page', yes))) return
    const pageContext = { ...context, user: { id: null, username: 'content:push' }, findPath }
    const problems: string[] = []
    for (const change of changes) {
      const problem = await push(change)
      if (problem) problems.push(problem)
    }
    console.log(`Wrote ${pluralize(changes.length - problems.length, 'page')}.`)
    if (problems.length > 0) throw new PlainFailure(problems.join('\n'))

    async function push({ slug, file, row, found }: PlannedPage): Promise<string | undefined> {
      if (!found) return undefined
      const result = row
        ? await updatePage(pageContext, { slug, patch: found.fields })
        : await createPage(pageContext, found.fields)
      if (!result.ok) return `${file}: ${refusalText(result)}`
      await writeFile(file, writeTextPage(fieldsOf(result.page)))
      return undefined
    }
  })
})
