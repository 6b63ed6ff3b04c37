import { expect, test } from 'vitest'
import type { OwnPageFile } from './own-page-file.ts'
import { ownPageFaults } from './own-page-faults.ts'

const aPage = (path: string, fields: Partial<OwnPageFile> = {}): OwnPageFile => ({
  file: `src/site/pages${path}.md`,
  path,
  title: 'A Page',
  description: 'What it says.',
  heading: 'A page',
  footer: true,
  noindex: false,
  content: 'Text.',
  ...fields,
})
const aRoute = (route: string) => ({
  route,
  paths: [],
  access: 'everyone' as const,
  isIndexed: true,
  isStatic: true,
})
const takenPaths = {
  routes: [aRoute('/about'), aRoute('/services/$industry')],
  redirects: [{ from: '/about-us' }, { from: '/case-studies', withTail: true as const }],
  functions: ['/api/[[rest]]', '/newsletter/confirm'],
  menus: ['Services', 'Resources'],
}

test('a free address is accepted, also below a page of the site', () => {
  expect(ownPageFaults([aPage('/how-we-bill'), aPage('/about/team')], takenPaths)).toEqual([])
})

test.each([
  ['/about', '/about is already the address of the page /about'],
  ['/services/shops', '/services/shops is already the address of the page /services/$industry'],
  ['/about-us', '/about-us is already redirected by /about-us in redirects.ts'],
  ['/case-studies/2026', '/case-studies/2026 is already redirected by /case-studies in redirects.ts'],
  ['/api/prices', '/api/prices is already an address of the site itself'],
  ['/newsletter/confirm', '/newsletter/confirm is already an address of the site itself'],
  ['/assets/prices', '/assets/prices is already an address of the site itself'],
  [
    '/About_Us',
    'name the file, and its folders, with lowercase words joined by hyphens, such as our-team.md',
  ],
])('%s is refused', (path, says) => {
  expect(ownPageFaults([aPage(path)], takenPaths)).toEqual([`src/site/pages${path}.md: ${says}`])
})

test('a menu that does not exist is refused with the menus that do', () => {
  const navigation = { menu: 'Company', description: 'Who we are' }
  expect(ownPageFaults([aPage('/team', { navigation })], takenPaths)).toEqual([
    'src/site/pages/team.md: navigation.menu: there is no menu "Company"; the menus are Services, Resources',
  ])
})
