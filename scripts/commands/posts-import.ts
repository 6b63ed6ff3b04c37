import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refusalText } from '#contracts/refusals.ts'
import { type ExportedPost, readPostFile } from '#content/blog/post-file.ts'
import { importPost } from '#server/blog/transfer/import-post.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { readMarkdown } from '../content/read-markdown.ts'
import { pathFailure } from '../process/path-failure.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { withLocalDatabase } from '../local/with-local-database.ts'

const usage = `npm run posts:import -- <folder>             adds posts that the database does not have
npm run posts:import -- <folder> --replace   also overwrites existing posts with their files`

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
  if (names.length === 0) throw new PlainFailure(`${folder} contains no Markdown files.`)
  const posts: ExportedPost[] = []
  const faults: string[] = []
  for (const name of names) {
    try {
      posts.push(readPostFile(name, readMarkdown(join(folder, name), name)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  if (faults.length > 0) throw new PlainFailure(`Nothing was imported.\n${faults.join('\n')}`)
  return posts
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    throw pathFailure(folder, error)
  }
}

async function importAll(
  context: ServiceContext,
  posts: readonly ExportedPost[],
  replace: boolean,
): Promise<string[]> {
  const counts = { added: 0, replaced: 0, unchanged: 0, kept: 0 }
  const lines: string[] = []
  let draftCount = 0
  for (const post of posts) {
    const result = await importPost(context, { post, replace })
    if (!result.ok) lines.push(`${post.slug}.md was rejected: ${refusalText(result)}`)
    else {
      counts[result.outcome] += 1
      if (result.outcome === 'added' && post.status === 'draft') draftCount += 1
      if (result.outcome === 'kept')
        lines.push(
          `${post.slug}.md differs from the post in the database, which was kept. Use --replace to overwrite it.`,
        )
    }
  }
  if (draftCount > 0)
    lines.push(
      `Added as drafts: ${draftCount}. Publish them in the back office, or write \`status: published\` into their files and import them with --replace.`,
    )
  const { added, replaced, unchanged, kept } = counts
  return [...lines, `Added ${added}, replaced ${replaced}, unchanged ${unchanged}, kept ${kept}.`]
}
