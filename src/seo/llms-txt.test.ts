import { expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { llmsPages, llmsPosts } from './llms-txt.ts'

const origin = 'https://www.example.com'

it("starts with the site's name and lists every page once, under its heading, with its absolute URL", () => {
  const text = llmsPages(
    [
      { path: '/', title: 'Growth', description: 'What we do.' },
      { path: '/services/digital-marketing', title: 'Digital Marketing', description: 'Ten services.' },
      { path: '/careers/1', title: 'Engineer', description: 'Remote.' },
    ],
    origin,
  )
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true)
  expect(text).toContain('## Company\n\n- [Growth](https://www.example.com/): What we do.')
  expect(text).toContain(
    '- [Digital Marketing](https://www.example.com/services/digital-marketing): Ten services.',
  )
  expect(text.match(/^- /gm)).toHaveLength(3)
})

it('articles keep their order; the sitemap and the feed are listed even without articles', () => {
  const posts = ['b', 'a'].map((slug) => ({ slug, title: slug, excerpt: `About ${slug}.` }))
  const text = llmsPosts(posts, origin)
  expect(text.indexOf('/blog/b)')).toBeLessThan(text.indexOf('/blog/a)'))
  expect(llmsPosts([], origin)).not.toContain('## Articles')
  for (const part of [text, llmsPosts([], origin)]) {
    expect(part).toContain(`(${origin}/sitemap.xml)`)
    expect(part).toContain(`(${origin}/blog/feed.xml)`)
  }
})

it('a title cannot break out of its link or its line', () => {
  const text = llmsPosts([{ slug: 'x', title: 'One](evil)\n## Two', excerpt: 'a\n\n- [b](c)' }], origin)
  expect(text).toContain('- [One\\](evil) ## Two](https://www.example.com/blog/x): a - [b](c)')
})

it('a heading without pages is left out', () => {
  const text = llmsPages([{ path: '/careers', title: 'Careers', description: 'How we work.' }], origin)
  expect(text.match(/^## .*/gm)).toEqual(['## Careers'])
})
