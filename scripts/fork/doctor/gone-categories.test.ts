import { expect, test } from 'vitest'
import { postCategories } from '#contracts/blog.ts'
import { blogPageSize } from '#shared/list-pages.ts'
import { aServer } from '../../../tests/builders/http-server.ts'
import { categoryNotes, goneCategoriesOnSite } from './gone-categories.ts'

test('posts of a deployed site whose category is gone are listed by their slug, from every page', async () => {
  const ofToday = Array.from({ length: blogPageSize }, (_, index) => ({
    slug: `post-${index}`,
    category: postCategories[0],
  }))
  const older = [
    { slug: 'old-one', category: 'fax' },
    { slug: 'old-two', category: 'fax' },
  ]
  const at = await aServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(request.url === '/api/blog?page=1' ? ofToday : older))
  })
  const notes = categoryNotes(await goneCategoriesOnSite(at))
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('no category "fax" any more')
  expect(notes[0]).toContain('old-one, old-two.')
})

test('a site without a blog has no such posts', async () => {
  const at = await aServer((_, response) => response.writeHead(404).end('<h1>Not found</h1>'))
  expect(categoryNotes(await goneCategoriesOnSite(at))).toEqual([])
})
