import { readPosts } from '../../scripts/build/content/read-posts.ts'
import { somePostFiles } from '#tests/builders/post-files.ts'

const ownPosts = readPosts()
export const postsToAdd = ownPosts.length === 0 ? somePostFiles() : []
const posts = [...ownPosts, ...postsToAdd].sort((a, b) => (a.date < b.date ? 1 : -1))

export const seedSlugs: readonly string[] = posts.map(({ slug }) => slug)

const seedPost = posts[1] ?? posts[0]
export const seedSlug = seedPost?.slug ?? ''
export const seedTitle = seedPost?.title ?? ''
