import { expect, test } from 'vitest'
import { readPostFile } from './read-post-file.ts'

const text = 'Text.\n'
const required = 'title: A post\ndate: 2024-03-01\ncategory: seo'
const yaml = (fields: string) => `---\n${required}\n${fields}\n---\n${text}`
const read = (file: string, path = 'a-post.md') => readPostFile(path, file)

test.each([
  ['spaces after the lines', `---  \n${required}\n---\t \n${text}`],
  ['Windows line ends and a byte order mark', `\ufeff${yaml('').replaceAll('\n', '\r\n')}`],
  ['an empty list of tags', yaml('tags:')],
  ['a date with a time', `---\ntitle: A post\ndate: 2024-03-01 12:34:56 +0100\ncategory: seo\n---\n${text}`],
  [
    'the date and category of Astro and Hugo',
    `---\ntitle: A post\npubDate: 2024-03-01\ncategories: [SEO]\n---\n${text}`,
  ],
  ['TOML', `+++\ntitle = "A post"\ndate = 2024-03-01T12:34:56Z\ncategories = ["seo"]\n+++\n${text}`],
])('%s is read', (_, file) => {
  const { post, lost } = read(file)
  expect(post).toMatchObject({
    slug: 'a-post',
    title: 'A post',
    date: '2024-03-01',
    category: 'seo',
    tags: [],
  })
  expect([post.content.trim(), lost]).toEqual(['Text.', []])
})

test('a file that ends with its front matter is a post without text', () => {
  expect(read(`---\n${required}\n---`).post).toMatchObject({ title: 'A post', content: '' })
})

test('numbers stay as they are written', () => {
  const file = `---\ntitle: 2024\ndate: 2024-03-01\ncategory: seo\ntags: [2024, 1.0, yes]\ntocDepth: 2\n---\n`
  expect(read(file).post).toMatchObject({ title: '2024', tags: ['2024', '1.0', 'yes'], tocDepth: 2 })
})

test.each([
  ['draft: true', { status: 'draft' }],
  ['draft: false', { status: 'published' }],
  ['published: false', { status: 'draft' }],
  ['published: true', { status: 'published' }],
  ['description: What it is about.', { excerpt: 'What it is about.' }],
  ['categories: [Search, SEO Strategies]', { category: 'seo', tags: ['Search'] }],
  ['tags: one, two', { tags: ['one', 'two'] }],
  ['tags:\n  - name: One\n    slug: one', { tags: ['One'] }],
  ['author:\n  name: Asha Rai', { author: 'Asha Rai' }],
  ['cover:\n  image: /images/a.png', { featuredImage: '/images/a.png' }],
  ['cover: /images/a.png', { featuredImage: '/images/a.png', cover: null }],
  ['cover: letter\nimage: /images/a.png', { featuredImage: '/images/a.png', cover: 'letter' }],
  ['aliases: [/2020/old-name.html, /blog/older/]', { previousSlugs: ['old-name', 'older'] }],
  ['lastmod: 2024-05-01', { updatedAt: '2024-05-01T00:00:00.000Z' }],
  ['slug: another-name', { slug: 'another-name' }],
])('%j is read', (fields, expected) => {
  expect(read(yaml(fields))).toMatchObject({ post: expected, lost: [] })
})

test.each([
  ['2024-02-03-My Post.markdown', { slug: 'my-post', date: '2024-02-03' }],
  ['posts/my-post/index.mdx', { slug: 'my-post' }],
  ['_drafts/my-post.md', { slug: 'my-post', status: 'draft' }],
])('the file %s says where the post is', (path, expected) => {
  const file = `---\ntitle: A post\ncategory: seo\n${'date' in expected ? '' : 'date: 2024-03-01\n'}---\n${text}`
  expect(read(file, path).post).toMatchObject(expected)
})

test('what a post cannot hold is named', () => {
  const { lost } = read(yaml('layout: post\nweight: 3\nimage: ../cover.png\nauthors: [Asha, Mina]'))
  expect(lost).toEqual([
    'layout',
    'weight',
    'featuredImage (../cover.png is no address of this site)',
    'authors after the first (Mina)',
  ])
})

test('a file without a category of the blog is refused by file and field', () => {
  expect(() => read('---\ntitle: A\ndate: 2024-03-01\ncategories: [News]\n---\n')).toThrow(
    /^a-post\.md: category: /,
  )
})
