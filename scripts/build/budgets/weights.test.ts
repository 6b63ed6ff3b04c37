import { expect, test } from 'vitest'
import { heaviestByRoute, routeOf, weighDocument } from './weights.ts'

const chunks = {
  '/entry.js': { bytes: 1000, modules: { 'src/render/entry-client.tsx': 600, 'react-dom': 1400 } },
  '/contact.js': {
    bytes: 500,
    modules: { 'src/content/contact/page.ts': 800, 'src/features/site/contact/hero.tsx': 200 },
  },
}

const document = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

test('a page weighs what it inlines, apart from what its scripts load when it is used', () => {
  const weight = weighDocument(
    document(
      '<script>start()</script><meta name="x-app" content="/entry.js /contact.js /all.css"><style>.a{color:red}</style>',
      '<script type="application/json" id="__state">{"long":"state"}</script>',
    ),
    chunks,
  )
  expect(weight.style.bytes).toBeGreaterThan(10)
  expect(weight.firstScript).toEqual({
    bytes: expect.any(Number),
    contributors: [{ name: 'inline script', bytes: expect.any(Number) }],
  })
  expect(weight.firstScript.bytes).toBeLessThan(100)
  expect(weight.html.bytes).toBeGreaterThan(weight.style.bytes + weight.firstScript.bytes)
})

test('a script is weighed by module, without the texts that it contains', () => {
  const { script } = weighDocument(document('<meta name="x-app" content="/entry.js /contact.js">'), chunks)
  expect(script).toEqual({
    bytes: 1100,
    contributors: [
      { name: 'react-dom', bytes: 700 },
      { name: 'src/render/entry-client.tsx', bytes: 300 },
      { name: 'src/features/site/contact/hero.tsx', bytes: 100 },
    ],
  })
})

test('a file that the document itself starts counts before the first intent', () => {
  const scriptWeight = weighDocument(document('<script type="module" src="/entry.js"></script>'), chunks)
  const preloadWeight = weighDocument(document('<link rel="modulepreload" href="/entry.js">'), chunks)
  expect([scriptWeight.firstScript.bytes, preloadWeight.firstScript.bytes]).toEqual([1000, 1000])
})

test('a page belongs to the route that lists it, or else to the pattern that it fits', () => {
  const route = { access: 'everyone', isIndexed: true, isStatic: true } as const
  const routes = [
    { ...route, route: '/blog/$slug', paths: [] },
    { ...route, route: '/services/$industry', paths: ['/services/retail'] },
    { ...route, route: '/blog', paths: ['/blog'] },
  ]
  expect(routeOf('/blog', routes)).toBe('/blog')
  expect(routeOf('/blog/a-post?q=1', routes)).toBe('/blog/$slug')
  expect(routeOf('/services/retail', routes)).toBe('/services/$industry')
  expect(routeOf('/blog/a/b', routes)).toBeUndefined()
})

test('of a route with many pages, the heaviest counts for each kind', () => {
  const routes = [
    { route: '/blog/$slug', paths: [], access: 'everyone', isIndexed: true, isStatic: false } as const,
  ]
  const page = (path: string, html: string) => ({ path, weight: weighDocument(html, chunks) })
  const long = document('', 'a paragraph of words that say different things, one after the other, up to here')
  const styledHtml = document('<style>.article{color:red;margin:1px}</style>')
  const weights = heaviestByRoute(
    [page('/blog/long', long), page('/blog/styled', styledHtml), page('/elsewhere', long)],
    routes,
  )
  expect(Object.keys(weights)).toEqual(['/blog/$slug'])
  expect(weights['/blog/$slug']?.html.path).toBe('/blog/long')
  expect(weights['/blog/$slug']?.style.path).toBe('/blog/styled')
})
