import { type SQL, sql } from 'drizzle-orm'
import { authors, posts } from '#platform/db/schema/blog.ts'

/** SQLite's `lower` knows no letters but those of ASCII; indexes and triggers compare names with it. */
const lower = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Returns the list of `post_counts` with the posts of a name. */
export const authorList = (name: string): string => `author/${lower(name)}`

/** Not null is part of the index. */
export const whereByAuthor = (name: string): SQL =>
  sql`lower(${posts.author}) = ${lower(name)} and ${posts.author} is not null`

export const whereNamed = (name: string): SQL => sql`lower(${authors.name}) = ${lower(name)}`
