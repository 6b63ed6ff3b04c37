import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { pageTexts as texts } from '#content/interface/admin/pages.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { type AdminPage, type PageFields, storedPageSchema } from '#contracts/pages.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'
import { caughtError } from '#ui/failure-sentence.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { cachePage, pageEditorPath, pagePlace } from './queries.ts'

const unsavedPageSchema = z.object({
  base: z.extend(storedPageSchema, { revision: z.int() }),
  draft: storedPageSchema,
})

const names = namesOf(pageFields)
export const fieldsOf = (page: PageFields): PageFields => pick(page, names)

export const changedNames = (now: PageFields, before: PageFields) =>
  names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))

/** Keeps what is entered of a page, apart from what is stored meanwhile. */
export function usePageEditor(page: AdminPage) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const unsavedValues = useUnsavedValues(`page-${page.id}`, unsavedPageSchema)
  const [base, setBase] = useState<AdminPage>({ ...page, ...unsavedValues.found?.base })
  const [draft, setDraft] = useState(unsavedValues.found?.draft ?? fieldsOf(page))
  const [theirs, setTheirs] = useState<AdminPage>()
  const isChanged = changedNames(draft, base).length > 0
  useUnsavedWarning(() => isChanged, unsavedValues.leave)
  useEffect(() => {
    const { revision } = base
    unsavedValues.keep(isChanged ? { base: { ...fieldsOf(base), revision }, draft } : undefined)
  })
  if (page.revision > base.revision && !isChanged && !theirs) take(page)

  function take(from: AdminPage) {
    setBase(from)
    setDraft(fieldsOf(from))
    setTheirs(undefined)
  }

  /** What was typed since the request began stays. */
  function keepSaved(saved: AdminPage, sent: PageFields) {
    cachePage(client, saved)
    // At once: the way to a new address would ask whether to leave what is saved by now.
    flushSync(() => {
      setBase(saved)
      setTheirs(undefined)
      setDraft((current) => {
        const typedSince = changedNames(current, sent)
        return { ...fieldsOf(saved), ...pick(current, typedSince), status: saved.status }
      })
    })
  }

  async function follow(saved: AdminPage, path: string) {
    if (saved.slug === base.slug || currentPath() !== path) return
    await navigate({
      to: pageEditorPath,
      search: { slug: saved.slug },
      replace: true,
      resetScroll: false,
    })
  }

  /** Returns the saved page, or undefined when somebody else's save came first, which the form then shows. */
  async function save(status = draft.status): Promise<AdminPage | undefined> {
    const { revision } = theirs ?? base
    const sent = { ...draft, status }
    const path = currentPath()
    try {
      const saved = await call(adminEndpoints.changePage, {
        ...pagePlace(base),
        body: { ...sent, revision },
      })
      keepSaved(saved, { ...sent, status: draft.status })
      await follow(saved, path)
      return saved
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      const newest = await call(adminEndpoints.page, pagePlace(base))
      if (newest.revision === revision) throw error
      setTheirs(newest)
      return undefined
    }
  }

  async function restore(version: number) {
    try {
      const newest = isChanged ? await save() : base
      if (!newest) return
      const restored = await call(adminEndpoints.restorePage, {
        params: { slug: newest.slug, revision: version },
        query: { id: newest.id },
        body: { revision: newest.revision },
      })
      take(cachePage(client, restored))
      toast({ title: texts.restoredTitle(version), description: texts.restoredText(restored.revision) })
    } catch (error) {
      toastFailure(texts.restoreFailedTitle(version), caughtError(error))
    }
  }

  return {
    form,
    base,
    draft,
    change: (patch: Partial<PageFields>) => setDraft((current) => ({ ...current, ...patch })),
    isChanged,
    theirs,
    takeTheirs: () => theirs && take(theirs),
    unsavedState: unsavedValues.state,
    discard() {
      unsavedValues.discard()
      take(page)
    },
    save,
    restore,
    leave: unsavedValues.leave,
  }
}

export type PageEditorState = ReturnType<typeof usePageEditor>
