import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusalText } from '#contracts/refusals.ts'
import { type ExportedPost, readPostFile } from '#content/blog/post-file.ts'
import { importPost } from '#server/blog/transfer/import-post.ts'
import type { Db } from '#server/db/open.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { withLocalDatabase } from '../local/with-local-database.ts'

const usage = `npm run posts:import -- <folder>             adds the posts of the folder that the database does not have
npm run posts:import -- <folder> --replace   and changes those that it has to what their files say`

/** Reads a folder that posts:export wrote, or one like it. Nothing is written unless every file can be read. */
await runScript(async () => {
  const options = { replace: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(process.argv.slice(2), { options, usage, maxPositionals: 1 })
  const [folder] = positionals
  if (!folder) throw new PlainFailure(usage)
  const posts = await readFolder(folder)
  const lines = await withLocalDatabase((db) => importAll(db, posts, values.replace ?? false))
  console.log(lines.join('\n'))
})

async function readFolder(folder: string): Promise<ExportedPost[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.md')).sort()
  if (names.length === 0) throw new PlainFailure(`${folder} holds no markdown files.`)
  const posts: ExportedPost[] = []
  const wrong: string[] = []
  for (const name of names) {
    try {
      posts.push(readPostFile(name, await readFile(join(folder, name), 'utf8')))
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error))
    }
  }
  if (wrong.length > 0) throw new PlainFailure(`Nothing was imported.\n${wrong.join('\n')}`)
  return posts
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    throw new PlainFailure(`${folder} is no folder that can be read.`)
  }
}

async function importAll(db: Db, posts: readonly ExportedPost[], replace: boolean): Promise<string[]> {
  const counts = { added: 0, replaced: 0, unchanged: 0, kept: 0 }
  const lines: string[] = []
  for (const post of posts) {
    const result = await importPost(db, post, { replace, now: new Date() })
    if (!result.ok) lines.push(`${post.slug}.md was refused: ${refusalText(result)}`)
    else {
      counts[result.outcome] += 1
      if (result.outcome === 'kept')
        lines.push(
          `${post.slug}.md says something else than the database, which was kept (--replace changes it).`,
        )
    }
  }
  const { added, replaced, unchanged, kept } = counts
  return [...lines, `Added ${added}, replaced ${replaced}, unchanged ${unchanged}, kept ${kept}.`]
}
