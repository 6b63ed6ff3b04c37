import { expect, test } from 'vitest'
import { postCategories } from '#contracts/blog.ts'
import { defaultsOf } from '#contracts/records/fields.ts'
import { postFields } from '#contracts/records/post.ts'
import { parsePostFile } from './post-file.ts'

const fields = {
  title: 'A title of good length',
  slug: 'a-post',
  excerpt: 'An excerpt that says in one sentence what the reader will have afterwards.',
  date: '2025-04-05',
  category: postCategories[0] ?? '',
  keywords: '[one, two, three]',
}

function file(overrides: Record<string, string | undefined> = {}, body = 'Text.\n') {
  const lines = Object.entries({ ...fields, ...overrides })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

test('a post file is parsed into its fields, its Markdown and the defaults of other fields, and is published on its day', () => {
  expect(parsePostFile('a-post.md', file())).toEqual({
    ...defaultsOf(postFields),
    ...fields,
    keywords: ['one', 'two', 'three'],
    content: 'Text.',
    status: 'published',
    publishAt: '2025-04-05T12:00:00.000Z',
  })
})

test('a horizontal rule in the text does not end the front matter again', () => {
  expect(parsePostFile('a-post.md', file({}, 'a\n\n---\n\nb')).content).toBe('a\n\n---\n\nb')
})

test('Windows line endings are accepted', () => {
  expect(parsePostFile('a-post.md', file().replaceAll('\n', '\r\n')).slug).toBe('a-post')
})

test('optional fields are kept', () => {
  const post = parsePostFile(
    'a-post.md',
    file({
      tags: '[how-to]',
      author: 'Search desk',
      featuredImage: '/a.png',
      cover: 'letter',
      tocDepth: '2',
    }),
  )
  expect(post).toMatchObject({
    tags: ['how-to'],
    author: 'Search desk',
    featuredImage: '/a.png',
    cover: 'letter',
    tocDepth: 2,
  })
})

test.each([
  ['title', 'x'.repeat(121)],
  ['title', undefined],
  ['slug', 'A Post'],
  ['slug', 'another-post'],
  ['excerpt', ''],
  ['excerpt', 'x'.repeat(301)],
  ['date', '2025-02-30'],
  ['date', '05.04.2025'],
  ['category', 'news'],
  ['keywords', `[${'word, '.repeat(20)}word]`],
  ['keywords', '[1, 2]'],
  ['keywords', 'one'],
  ['tocDepth', '6'],
  ['featuredImage', '//evil.example/a.png'],
  ['cover', 'volcano'],
  ['summary', 'a field that does not exist'],
])('a file whose %s is %j is refused, with the names of file and field', (field, value) => {
  const parseInvalid = () => parsePostFile('a-post.md', file({ [field]: value }))
  expect(parseInvalid).toThrow(/^a-post\.md: /)
  expect(parseInvalid).toThrow(field)
})

test('a file without front matter, without text or with broken YAML is rejected with its name', () => {
  expect(() => parsePostFile('a-post.md', 'Text.')).toThrow('a-post.md: front matter')
  expect(() => parsePostFile('a-post.md', file({}, '\n'))).toThrow('a-post.md: content')
  expect(() => parsePostFile('a-post.md', file({ title: '"' }))).toThrow('a-post.md: front matter')
  const aliases = `{ a: &a [x, x], b: &b [${'*a, '.repeat(99)}], c: [${'*b, '.repeat(99)}] }`
  expect(() => parsePostFile('a-post.md', file({ aliases }))).toThrow('a-post.md: front matter: Excessive')
  expect(() => parsePostFile('a-post.md', file({ 'title: x\ntitle': 'twice twice' }))).toThrow(
    'a-post.md: front matter',
  )
})
