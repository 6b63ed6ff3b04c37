import { expect, test } from 'vitest'
import { chooseServer } from './dev-routing.ts'

const document = 'text/html,application/xhtml+xml'

test.each(['/', '/about', '/blog/some-post?utm_source=x', '/booking/1'])(
  'Vite serves the document %s',
  (url) => {
    expect(chooseServer({ method: 'GET', url, accept: document })).toBe('vite')
  },
)

test.each(['/@vite/client', '/src/render/entry-client.tsx', '/node_modules/.vite/deps/react.js?v=1'])(
  'Vite serves the module %s',
  (url) => {
    expect(chooseServer({ method: 'GET', url, accept: '*/*' })).toBe('vite')
  },
)

test.each(['/api/user', '/social/x.png', '/sitemap.xml', '/robots.txt', '/blog/feed.xml'])(
  'the Functions serve %s, even when a browser opens it as a document',
  (url) => {
    expect(chooseServer({ method: 'GET', url, accept: document })).toBe('functions')
  },
)

test('the Functions serve form posts and requests from scripts', () => {
  expect(chooseServer({ method: 'POST', url: '/newsletter/unsubscribe', accept: document })).toBe('functions')
  expect(chooseServer({ method: 'GET', url: '/blog', accept: '*/*' })).toBe('functions')
})
