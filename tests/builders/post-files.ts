import { postCategories } from '#contracts/blog.ts'
import type { PostFields } from '#contracts/admin-posts.ts'
import { aPost } from './posts.ts'
import { readPosts } from '../../scripts/build/content/read-posts.ts'

const subjects = ['Harbor', 'Ladder', 'Meadow', 'Orchard', 'Quarry', 'Timber'] as const

export const somePostFiles = (): PostFields[] =>
  subjects.map((subject, index) =>
    aPost({
      title: `${subject} notes for a test of the blog`,
      slug: `${subject.toLowerCase()}-notes`,
      excerpt: `What a ${subject.toLowerCase()} teaches about articles that only the tests of a site read.`,
      date: `2025-03-${10 + index}`,
      category: postCategories[index % postCategories.length] ?? '',
      keywords: [subject, 'tests', 'articles', 'notes'],
      tocDepth: 4,
      publishAt: `2025-03-${10 + index}T12:00:00.000Z`,
      content: [
        'A first paragraph with **bold** words and `code`.',
        ...['First', 'Second', 'Third'].flatMap((name) => [
          `## ${name} part`,
          `A sentence about the ${subject.toLowerCase()}. `.repeat(60),
          `### ${name} detail`,
          'Another sentence that takes its place. '.repeat(40),
        ]),
        "```ts\nconst port = 8080 // the tests' own\n```",
      ].join('\n\n'),
    }),
  )

export function seedPostFiles(): PostFields[] {
  const files = readPosts()
  return files.length > 0 ? files : somePostFiles()
}
