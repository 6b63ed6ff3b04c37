import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePostFile } from '#content/blog/post-file.ts'
import { pluralize } from '#shared/words.ts'
import { exportPosts } from '#domains/blog/export-posts.ts'
import { pathFailure } from '../lib/path-failure.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { withLocalDatabase } from '../lib/local/with-local-database.ts'

const usage = 'npm run posts:export -- <folder>   writes every post as <slug>.md into an empty or new folder'

await runScript(async () => {
  const { positionals } = readArguments(process.argv.slice(2), { options: {}, usage, maxPositionals: 1 })
  const [folder] = positionals
  if (!folder) throw new PlainFailure(usage)
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw pathFailure(folder, error)
  })
  // Otherwise a post deleted since an earlier export would return with the next import.
  if ((await readdir(folder)).length > 0) throw new PlainFailure(`${folder} is not empty. ${usage}`)
  const posts = await withLocalDatabase(exportPosts)
  for (const post of posts) await writeFile(join(folder, `${post.slug}.md`), writePostFile(post))
  console.log(`Exported ${pluralize(posts.length, 'post')} to ${folder}.`)
})
