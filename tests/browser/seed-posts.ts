import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePostFile } from '#content/blog/front-matter.ts'
import { findCollection } from '../../scripts/content/look-up.ts'

const folder = findCollection('posts')
const posts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => parsePostFile(file, readFileSync(join(folder, file), 'utf8')))
  .sort((a, b) => (a.date < b.date ? 1 : -1))

const seedPost = posts[1] ?? posts[0]
export const seedSlug = seedPost?.slug ?? ''
export const seedTitle = seedPost?.title ?? ''
