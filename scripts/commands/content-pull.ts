import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pluralize } from '#shared/words.ts'
import { ownPagesFolder } from '../build/pages/read-text-pages.ts'
import { writeTextPage } from '../build/pages/text-page-file.ts'
import { planPull, shownPage } from '../lib/content/plan-pages.ts'
import {
  confirmChanges,
  differenceOf,
  pageOptions,
  readFiles,
  readRows,
  withPages,
} from '../lib/content/text-pages.ts'
import { runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const usage = `npm run content:pull                  writes the text pages of the local database into src/site/pages/
npm run content:pull -- --remote      writes those of the database on Cloudflare
npm run content:pull -- --overwrite   also replaces files that were changed since they were written
npm run content:pull -- --yes         does not ask

Shows the difference first. Never deletes a file.`

await runScript(async () => {
  const { values } = readArguments(process.argv.slice(2), { options: pageOptions, usage })
  const { remote = false, yes = false, overwrite: overwrites = false } = values
  await withPages(remote, async (context) => {
    const rows = await readRows(context)
    const { changes, notes } = planPull({ folder: ownPagesFolder, rows, ...readFiles(), overwrites })
    for (const { file, row, found } of changes)
      console.log(differenceOf(file, shownPage(found?.fields), shownPage(row)))
    for (const note of notes) console.log(note)
    if (changes.length === 0) {
      console.log(`Nothing to write: ${pluralize(rows.length, 'page')} in the database.`)
      return
    }
    if (!(await confirmChanges(changes.length, 'file', yes))) return
    for (const { file, row } of changes) {
      if (!row) continue
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, writeTextPage(row))
    }
    console.log(`Wrote ${pluralize(changes.length, 'file')}.`)
  })
})
