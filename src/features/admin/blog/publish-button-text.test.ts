import { expect, it } from 'vitest'
import { editorBarTexts } from '#content/interface/admin/post-editor.ts'
import { publishButtonText } from './publish-button-text.ts'

const { publishButton, publishEarlyButton } = editorBarTexts

it('a scheduled post can be published before its time, which the button says until that time has come', () => {
  expect(publishEarlyButton).toBe('Publish before its time')
  expect(publishButtonText({ status: 'scheduled', isLive: false }, 'scheduled')).toBe(publishEarlyButton)
  expect(publishButtonText({ status: 'scheduled', isLive: true }, 'scheduled')).toBeNull()
})

it('a new post, a draft and an archived post can be published now', () => {
  expect(publishButtonText(undefined, 'draft')).toBe(publishButton)
  for (const status of ['draft', 'archived'] as const)
    expect(publishButtonText({ status, isLive: false }, status)).toBe(publishButton)
})

it('a public post has nothing to publish, unless its editor has chosen another status', () => {
  const post = { status: 'published', isLive: true } as const
  expect(publishButtonText(post, 'published')).toBeNull()
  expect(publishButtonText(post, 'draft')).toBe(publishButton)
})
