import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parsePostFile, writePostFile } from '#content/blog/post-file.ts'
import { parseExportedPost } from '#contracts/post-files.ts'
import type { postFieldTexts } from '#content/interface/admin/posts.ts'
import {
  adminPostSchema,
  newPostSchema,
  postPatchSchema,
  postRevisionSchema,
} from '#contracts/admin-posts.ts'
import type { postFields } from '#contracts/records/post.ts'
import { emptyDraft, toDraft, toFields } from '#features/admin/blog/draft.ts'
import { PostDetailsForm } from '#features/admin/blog/post-fields-form.tsx'
import type { PostEditor } from '#features/admin/blog/use-post-editor.ts'
import { fieldsOf, isSame, mergePatch, toColumns } from '#domains/blog/post-fields.ts'
import type { PostRow } from '#domains/blog/post-row.ts'
import { aPost } from './builders/posts.ts'

vi.mock('#contracts/records/post.ts', async (load) => {
  const table = await load<{ postFields: typeof postFields }>()
  const editorNote = {
    stored: z.nullable(z.string()),
    entered: z.nullable(z.string().check(z.maxLength(30, 'A note has at most 30 characters.'))),
    default: null,
  }
  return { ...table, postFields: { ...table.postFields, editorNote } }
})
vi.mock('#content/interface/admin/posts.ts', async (load) => {
  const texts = await load<{ postFieldTexts: typeof postFieldTexts }>()
  return { ...texts, postFieldTexts: { ...texts.postFieldTexts, editorNote: 'Note of the editor' } }
})

const note = { editorNote: 'Check the numbers' }
const post = { ...aPost({ slug: 'a-post' }), ...note }
const row = { ...toColumns(post), id: 1, revision: 1, updatedAt: new Date(0) } as unknown as PostRow

test('a field that is in the table alone can be entered, and is checked', () => {
  expect(z.parse(newPostSchema, post)).toMatchObject(note)
  expect(z.parse(newPostSchema, aPost())).toMatchObject({ editorNote: null })
  expect(z.parse(postPatchSchema, note)).toEqual(note)
  expect(z.safeParse(postPatchSchema, { editorNote: 'x'.repeat(31) }).error?.issues[0]?.message).toBe(
    'A note has at most 30 characters.',
  )
})

test('it is written, compared, kept in revisions and shown to the back office', () => {
  expect(fieldsOf(row)).toMatchObject(note)
  expect(mergePatch(row, { editorNote: 'Done' } as object)).toMatchObject({ editorNote: 'Done' })
  expect([isSame(row, post), isSame(row, { ...post, editorNote: 'Done' } as typeof post)]).toEqual([
    true,
    false,
  ])
  const revision = { revision: 1, savedAt: '', savedBy: null }
  expect(z.parse(postRevisionSchema, { ...revision, fields: post }).fields).toMatchObject(note)
  const { editorNote: _, ...olderFields } = post
  expect(z.parse(postRevisionSchema, { ...revision, fields: olderFields }).fields).toMatchObject({
    editorNote: null,
  })
  expect(Object.keys(adminPostSchema.shape)).toContain('editorNote')
})

test('it is in front matter, exports and imports', () => {
  const file = writePostFile({ ...post, previousSlugs: [], feedId: null })
  expect(file).toContain('\neditorNote: Check the numbers\n')
  expect(parseExportedPost(post).data).toMatchObject(note)
  const ownFile = file.replace(/^(status|publishAt): .*\n/gm, '')
  expect(parsePostFile('a-post.md', ownFile)).toMatchObject(note)
})

test('it is in the draft of the editor, which asks for it under its label', () => {
  expect(toFields(toDraft(post))).toMatchObject(note)
  expect(toFields(emptyDraft('2025-04-05'))).toMatchObject({ editorNote: null })
  const editor = { draft: toDraft(post), errors: {}, change: () => undefined } as unknown as PostEditor
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <PostDetailsForm editor={editor} />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  expect(html).toMatch(
    /Note of the editor<\/label>.*<input[^>]* maxLength="30"[^>]* value="Check the numbers"/,
  )
})
