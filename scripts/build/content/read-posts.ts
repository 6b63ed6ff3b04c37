import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parsePostFile } from '#content/blog/post-file.ts'
import type { PostFields } from '#contracts/admin-posts.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { findCollection } from './look-up.ts'
import { readMarkdown } from './read-markdown.ts'

export function readPosts(root = '.'): PostFields[] {
  const folder = findCollection('posts', root)
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      try {
        return parsePostFile(name, readMarkdown(join(root, folder, name), name))
      } catch (error) {
        throw new PlainFailure(`${folder}/${error instanceof Error ? error.message : name}`, { cause: error })
      }
    })
}
