import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

function aFolder(post: string): string {
  const root = mkdtempSync(join(tmpdir(), 'posts-'))
  mkdirSync(join(root, 'src/site/posts'), { recursive: true })
  writeFileSync(join(root, 'src/site/posts/hours.md'), post)
  return root
}

test("a fork's posts take the place of the sample's", () => {
  expect(readPosts(aFolder(valid)).map(({ slug }) => slug)).toEqual(['hours'])
})

test('a post that cannot be published is named with its file and field', () => {
  const root = aFolder(valid.replace('2026-09-14', 'next week'))
  expect(() => readPosts(root)).toThrow(/^src\/site\/posts\/hours\.md: date:/)
})
