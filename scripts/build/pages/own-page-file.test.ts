import { expect, test } from 'vitest'
import { parseOwnPage } from './own-page-file.ts'

const file = 'src/site/pages/about/team.md'
const words = 'title: Who Works Here\ndescription: Six people, and whom to ask about what.'
const parse = (frontMatter: string, content = 'Six people.') =>
  parseOwnPage(file, 'about/team.md', `---\n${frontMatter}\n---\n\n${content}\n`)

test('a file is a page at its own address, with its title as heading unless it has another', () => {
  expect(parse(words)).toMatchObject({
    path: '/about/team',
    heading: 'Who Works Here',
    footer: false,
    noindex: false,
    content: 'Six people.',
  })
  expect(parse(`${words}\nheading: The team`).heading).toBe('The team')
})

test.each<[string, string, string]>([
  ['a missing title', 'description: Six people.', 'title: '],
  ['a misspelt field', `${words}\nfoter: true`, 'foter'],
  ['an answer that is neither yes nor no', `${words}\nfooter: often`, 'footer: '],
  [
    'a menu entry without a description',
    `${words}\nnavigation:\n  menu: Resources`,
    'navigation.description: ',
  ],
  ['front matter that is no YAML', 'title: "Who', 'front matter: '],
])('%s is refused with the file and the field', (_, frontMatter, says) => {
  expect(() => parse(frontMatter)).toThrow(`${file}: `)
  expect(() => parse(frontMatter)).toThrow(says)
})

test('a file without front matter, and one without text, are refused', () => {
  expect(() => parseOwnPage(file, 'about/team.md', 'Six people.')).toThrow(
    `${file}: front matter between two lines of --- is missing`,
  )
  expect(() => parse(words, ' ')).toThrow(`${file}: there is no text below the front matter`)
})
