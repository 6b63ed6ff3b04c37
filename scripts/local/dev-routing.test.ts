import { expect, test } from 'vitest'
import { answeredBy } from './dev-routing.ts'

const document = 'text/html,application/xhtml+xml'

test.each(['/', '/about', '/blog/some-post?utm_source=x', '/booking/1'])(
  'Vite answers the document %s',
  (url) => {
    expect(answeredBy({ method: 'GET', url, accept: document })).toBe('vite')
  },
)

test.each(['/@vite/client', '/src/render/entry-client.tsx', '/node_modules/.vite/deps/react.js?v=1'])(
  'Vite answers the module %s',
  (url) => {
    expect(answeredBy({ method: 'GET', url, accept: '*/*' })).toBe('vite')
  },
)

test.each(['/api/user', '/social/x.png', '/sitemap.xml', '/robots.txt', '/blog/feed.xml'])(
  'the Functions answer %s, even where a browser opens it as a document',
  (url) => {
    expect(answeredBy({ method: 'GET', url, accept: document })).toBe('functions')
  },
)

test('the Functions answer what is sent and what a script asks for', () => {
  expect(answeredBy({ method: 'POST', url: '/newsletter/unsubscribe', accept: document })).toBe('functions')
  expect(answeredBy({ method: 'GET', url: '/blog', accept: '*/*' })).toBe('functions')
})
