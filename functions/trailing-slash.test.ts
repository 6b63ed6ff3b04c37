import { expect, it } from 'vitest'
import { send } from '#tests/worker/send.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { aCategory } from '#tests/builders/posts.ts'

const pages = [
  '/blog',
  '/blog/any-post',
  '/blog/search',
  `/blog/category/${aCategory}`,
  '/booking/1',
  '/careers',
  '/careers/1',
  '/newsletter',
  '/services',
].filter(isPageOn)

it.each(pages)('%s with a slash at its end leads to the page, and the query stays', async (page) => {
  for (const slashes of ['/', '//']) {
    const response = await send(`${page}${slashes}?utm_source=letter&q=a%2Fb`)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`${page}?utm_source=letter&q=a%2Fb`)
  }
})

it('no slashes lead to another host', async () => {
  for (const path of ['//other.example/', '//', '///other.example//', '/%2F/other.example/']) {
    const location = (await send(new URL(`http://localhost${path}`).href)).headers.get('location')
    expect([null, '/']).toContain(location)
  }
})
