import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { readPosts } from './read-posts.ts'

const valid = `---
title: Opening hours belong on every page
slug: hours
excerpt: Most visitors of a small shop's site want one thing, and it is hidden two clicks away.
date: 2026-09-14
category: content-marketing
keywords: [opening hours, shops, contact]
tags: [shops]
---

People look up a bakery to learn whether it is open.
`

const projectWith = (post: string) => aFolder({ 'src/site/posts/hours.md': post })

test("a fork's posts take the place of the sample's", () => {
  expect(readPosts(projectWith(valid)).map(({ slug }) => slug)).toEqual(['hours'])
})

test('a post that cannot be published is named with its file and field', () => {
  const root = projectWith(valid.replace('2026-09-14', 'next week'))
  expect(() => readPosts(root)).toThrow(/^src\/site\/posts\/hours\.md: date:/)
})
