import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { ExportedPost } from '#contracts/post-files.ts'
import { refusalText } from '#contracts/refusals.ts'
import { importPost } from '#domains/blog/transfer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { pluralize } from '#shared/words.ts'
import { findLostInText } from '../build/content/lost-in-text.ts'
import { readMarkdown } from '../build/content/read-markdown.ts'
import { readPostFile } from '../build/content/read-post-file.ts'
import { withLocalDatabase } from '../lib/local/with-local-database.ts'
import { pathFailure } from '../lib/path-failure.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const usage = `npm run posts:import -- <folder>             adds posts that the database does not have
npm run posts:import -- <folder> --replace   also overwrites existing posts with their files

Reads .md, .markdown and .mdx files of the folder and its subfolders, also those of Jekyll, Hugo, Ghost and Astro.
Names what it cannot import, and then ends with an error.`

interface PostFile {
  path: string
  post: ExportedPost
}

await runScript(async () => {
  const options = { replace: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(process.argv.slice(2), { options, usage, maxPositionals: 1 })
  const [folder] = positionals
  if (!folder) throw new PlainFailure(usage)
  const { files, problems, notes } = await readFolder(folder)
  if (files.length === 0) throw new PlainFailure(['Nothing was imported.', ...notes, ...problems].join('\n'))
  const result = await withLocalDatabase((db) => importAll(db, files, values.replace ?? false))
  console.log([...notes, ...result.lines].join('\n'))
  const allProblems = [...problems, ...result.problems]
  if (allProblems.length > 0) throw new PlainFailure(`Not imported, or lost:\n${allProblems.join('\n')}`)
})

async function readFolder(folder: string) {
  const paths = (await listFiles(folder)).filter(isMarkdown).sort()
  if (paths.length === 0) throw new PlainFailure(`${folder} contains no Markdown files.`)
  const files = new Map<string, PostFile>()
  const problems: string[] = []
  const notes: string[] = []
  for (const path of paths) {
    if (isAboutTheFolder(path)) {
      notes.push(`${path} was skipped: it describes the folder.`)
      continue
    }
    try {
      const { post, lost } = readPostFile(path, readMarkdown(join(folder, path), path))
      const sameSlug = files.get(post.slug)
      if (sameSlug) problems.push(`${path} was rejected: ${sameSlug.path} has the same slug, ${post.slug}.`)
      else files.set(post.slug, { path, post })
      if (!sameSlug) problems.push(...lost.map((field) => `${path}: ${field} was lost.`))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { files: [...files.values()], problems, notes }
}

function isMarkdown(path: string): boolean {
  return /\.(md|markdown|mdx)$/i.test(path) && !/(^|[/\\])(\.|node_modules[/\\])/.test(path)
}

function isAboutTheFolder(path: string): boolean {
  return /^(readme|license|contributing|changelog|_index)\./i.test(basename(path))
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  } catch (error) {
    throw pathFailure(folder, error)
  }
}

async function importAll(context: ServiceContext, files: readonly PostFile[], replace: boolean) {
  const counts = { added: 0, replaced: 0, unchanged: 0, kept: 0 }
  const lines: string[] = []
  const problems: string[] = []
  let draftCount = 0
  for (const { path, post } of files) {
    const result = await importPost(context, { post, replace })
    if (!result.ok) {
      problems.push(`${path} was rejected: ${refusalText(result)}`)
      continue
    }
    counts[result.outcome] += 1
    if (result.outcome === 'added' && post.status === 'draft') draftCount += 1
    if (result.outcome === 'kept')
      lines.push(
        `${path} differs from the post in the database, which was kept. Use --replace to overwrite it.`,
      )
    const lost = await findLostInText(post.content)
    problems.push(...lost.map((part) => `${path}: the text has ${part}.`))
  }
  if (draftCount > 0)
    lines.push(
      `Added as ${pluralize(draftCount, 'draft')}. Publish them in the back office, or write \`status: published\` into their files and import them with --replace.`,
    )
  const { added, replaced, unchanged, kept } = counts
  lines.push(`Added ${added}, replaced ${replaced}, unchanged ${unchanged}, kept ${kept}.`)
  return { lines, problems }
}
