import { expect, test } from 'vitest'
import { menusOf } from './site-links.ts'

const entry = (path: string) => ({ title: path, path, description: 'Where it leads' })
const groups = [
  { title: 'Services', entries: [entry('/services/marketing'), entry('/services')] },
  { title: 'AI Tools', entries: [], emptyNote: 'Nothing yet.' },
  { title: 'Resources', entries: [entry('/blog')] },
]

test('a page that is switched off has no entry, and a menu without entries goes unless it says why', () => {
  const menus = menusOf(groups, [], (path) => path !== '/services' && path !== '/blog')
  expect(menus.map(({ title, entries }) => [title, ...entries.map(({ path }) => path)])).toEqual([
    ['Services', '/services/marketing'],
    ['AI Tools'],
  ])
})

test('a page of the site itself comes last in the menu that it names', () => {
  const own = { menu: 'AI Tools', ...entry('/estimator') }
  const [, tools] = menusOf(groups, [own], () => true)
  expect(tools?.entries.map(({ path }) => path)).toEqual(['/estimator'])
})
