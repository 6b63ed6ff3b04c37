import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { navigation } from '#content/navigation.ts'
import { aFolder } from '#tests/builders/folder.ts'
import { buildOwnPages } from './build-own-pages.ts'
import { readOwnPages } from './read-own-pages.ts'

const description = 'Six people, what each of them does, and whom to write to about what.'

const aFile = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${description}\n${more}---\n\n${text}\n`
const always = () => true
const load = (folder: string, name: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)

test('a page becomes a module of HTML with its words, and asks for its links', async () => {
  const text = 'Ask [us](/contact) or [apply](/careers).\n\n## Who\n\n<b>Raw</b>'
  const menu = navigation.at(-1)?.title
  const more = `navigation:\n  menu: ${menu}\n  description: Six people\nfooter: true\nnoindex: true\n`
  const folder = aFolder({ 'about/team.md': aFile('Who Works Here', text, more) })
  const out = aFolder()
  buildOwnPages(readOwnPages([], folder), (href) => href !== '/careers', out)

  const above = navigation.flatMap(({ entries }) => entries).filter(({ path }) => path === '/about')
  const { page } = await load(out, 'page.about.team.ts')
  expect(page).toEqual({
    path: '/about/team',
    title: 'Who Works Here',
    description,
    heading: 'Who Works Here',
    robots: 'noindex',
    trail: [
      { name: 'Home', url: '/' },
      ...above.map(({ title, path }) => ({ name: title, url: path })),
      { name: 'Who Works Here', url: '/about/team' },
    ],
    html: '<p>Ask <a href="/contact">us</a> or apply.</p>\n<h2 id="who">Who</h2>\n<p>&lt;b&gt;Raw&lt;/b&gt;</p>\n',
  })
  expect({ ...(await load(out, 'links.ts')) }).toEqual({
    menuEntries: [{ menu, title: 'Who Works Here', path: '/about/team', description: 'Six people' }],
    footerLinks: [{ title: 'Who Works Here', path: '/about/team' }],
    pulledMenuPages: [],
  })
})

test('a file that is deleted takes its module along', () => {
  const folder = aFolder({
    'team.md': aFile('Who Works Here', 'Six.'),
    'bills.md': aFile('How We Bill', 'Monthly.'),
  })
  const out = aFolder()
  buildOwnPages(readOwnPages([], folder), always, out)
  rmSync(join(folder, 'team.md'))
  buildOwnPages(readOwnPages([], folder), always, out)
  expect(readdirSync(out).sort()).toEqual(['index.ts', 'links.ts', 'page.bills.ts'])
})

test('the build stops with every fault of every file', () => {
  const folder = aFolder({
    'team.md': `---\ntitle: ${'Who Works Here '.repeat(6)}\ndescription: Short.\n---\n\nSix.\n`,
    'bills.md': 'Monthly.',
  })
  expect(() => readOwnPages([], folder)).toThrow(
    /bills\.md: front matter between two lines of --- is missing/,
  )
  expect(() => readOwnPages([], folder)).toThrow(/team\.md: front matter\.title has \d+ characters/)
  expect(() => readOwnPages([], folder)).toThrow(/team\.md: front matter\.description has 6 characters/)
})

test('a heading of the first rank in the text stops the build, because the page has one', () => {
  const folder = aFolder({ 'team.md': aFile('Who Works Here', '# The team') })
  expect(() => buildOwnPages(readOwnPages([], folder), always, aFolder())).toThrow(
    /team\.md: start headings with ##/,
  )
})
