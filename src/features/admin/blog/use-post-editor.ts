import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPost, deletePost, restorePost, updatePost } from '#api/admin-posts.ts'
import { ApiError } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { privateCache } from '#browser/private-cache.ts'
import { postEditorTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'
import { listReturnPlace } from '../frame/list-return.tsx'
import { type DraftErrors, validateDraft } from './validate-draft.ts'
import { dateOfPublication, type Draft, emptyDraft, isSameDraft, toDraft, toFields } from './draft.ts'
import { writeLocalCopy } from './local-copy.ts'
import { findLostPost } from './find-lost-post.ts'
import { postQuery } from './queries.ts'

export type SavingState = { step: 'idle' } | { step: 'saving' } | { step: 'failed'; message: string }

/**
 * @param onSlug called before the address bar changes to the slug under which the post was saved
 */
export function usePostEditor(post: AdminPost | null, onSlug: (slug: string) => void) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => (post ? toDraft(post) : emptyDraft(agencyDay(new Date()))))
  const [base, setBase] = useState({ post, draft })
  const [saving, setSaving] = useState<SavingState>({ step: 'idle' })
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failedValidations, setFailedValidations] = useState(0)
  const [note, setNote] = useState('')
  const [theirs, setTheirs] = useState<AdminPost | null>(null)
  const [nextChange, setNextChange] = useState<Partial<Draft> | null>(null)
  const isLeaving = useRef(false)
  const lostDraft = useRef<Draft>(undefined)
  const isDirty = !isSameDraft(draft, base.draft)

  function change(fields: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...fields }))
    setErrors((current) => without(current, Object.keys(fields)))
    setNote('')
  }

  async function open(slug: string) {
    isLeaving.current = true
    onSlug(slug)
    // The route stays the same, also that of a new post: another one would replace the editor.
    await navigate({
      to: '.',
      search: { slug },
      mask: { to: '/admin/blog/edit', search: { slug }, unmaskOnReload: true },
      replace: true,
      resetScroll: false,
    })
    isLeaving.current = false
  }

  /** Waits for a save that is under way, which would count as somebody else's. */
  async function save(change: Partial<Draft> = {}) {
    if (saving.step === 'saving') setNextChange(change)
    else await send(change, base.post)
  }

  useEffect(() => {
    if (!nextChange || saving.step === 'saving') return
    setNextChange(null)
    const isDue = saving.step === 'idle' && !theirs && !isSameDraft({ ...draft, ...nextChange }, base.draft)
    if (isDue) void save(nextChange)
  })

  async function send(
    change: Partial<Draft>,
    basePost: AdminPost | null,
    isAutosave = false,
  ): Promise<AdminPost | null> {
    const changedDraft = { ...draft, ...change }
    const date = dateOfPublication(changedDraft, basePost, base.draft.date, new Date())
    const nextDraft = { ...changedDraft, date }
    const draftErrors = validateDraft(nextDraft, basePost?.category)
    if (Object.keys(draftErrors).length > 0) return showErrors(draftErrors)
    setErrors({})
    setSaving({ step: 'saving' })
    const address = currentPath()
    try {
      const fields = toFields(nextDraft, basePost?.publishAt)
      const { category, ...others } = fields
      const nextPost = basePost
        ? await updatePost(basePost, {
            ...others,
            ...(category === basePost.category ? {} : { category }),
            revision: basePost.revision,
            isAutosave,
          })
        : await createPost(fields)
      writeLocalCopy(base.post?.slug, null)
      setBase({ post: nextPost, draft: nextDraft })
      setDraft((current) => ({
        ...current,
        ...change,
        ...(current.date === draft.date ? { date } : {}),
      }))
      setTheirs(null)
      setSaving({ step: 'idle' })
      if (nextPost.slug !== base.post?.slug && currentPath() === address) await open(nextPost.slug)
      return nextPost
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && basePost) {
        const newest = await privateCache
          .fetchQuery({ ...postQuery(basePost), staleTime: 0 })
          .catch(() => null)
        if (newest && newest.revision !== basePost.revision) setTheirs(newest)
        else if (newest) return showErrors({ slug: error.message })
      }
      if (error instanceof ApiError && error.status === 409 && !basePost) {
        const lostPost = await findLostPost(lostDraft.current)
        lostDraft.current = undefined
        return lostPost ? send(change, lostPost) : showErrors({ slug: error.message })
      }
      if (!basePost) lostDraft.current = nextDraft
      if (error instanceof ApiError && error.status === 404 && basePost) {
        setBase({ post: null, draft: base.draft })
        return showFailure(texts.deletedByOthers)
      }
      return showFailure(caughtSentence(error))
    }
  }

  function showErrors(draftErrors: DraftErrors) {
    setErrors(draftErrors)
    setFailedValidations((count) => count + 1)
    setSaving({ step: 'idle' })
    return null
  }

  /** Skips invalid drafts without a message: an autosave must not move the focus. */
  const autosave = async () => {
    if (Object.keys(validateDraft(draft, base.post?.category)).length === 0) await send({}, base.post, true)
  }

  function saveChanges() {
    if (isDirty) void save()
    else setNote(base.post ? texts.nothingChanged : texts.nothingToSave)
  }

  function showFailure(message: string) {
    setSaving({ step: 'failed', message })
    return null
  }

  function takeTheirs() {
    if (!theirs) return
    writeLocalCopy(base.post?.slug, null)
    const next = toDraft(theirs)
    setDraft(next)
    setErrors({})
    setBase({ post: theirs, draft: next })
    setTheirs(null)
    setSaving({ step: 'idle' })
    if (theirs.slug !== base.post?.slug) void open(theirs.slug)
  }

  const keepMine = () => send({}, theirs)

  async function restore(version: number) {
    const newest = isDirty ? await send({}, base.post) : base.post
    if (!newest) {
      showRestoreFailure(version, texts.restoreUnsaved)
      return
    }
    setSaving({ step: 'saving' })
    try {
      const restoredPost = await restorePost(newest, version, newest.revision)
      writeLocalCopy(restoredPost.slug, null)
      const next = toDraft(restoredPost)
      setBase({ post: restoredPost, draft: next })
      setDraft(next)
      setSaving({ step: 'idle' })
      toast({ title: texts.restoredTitle(version), description: texts.restoredText(restoredPost.revision) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const theirs = await privateCache.fetchQuery({ ...postQuery(newest), staleTime: 0 }).catch(() => null)
        if (theirs && theirs.revision !== newest.revision) setTheirs(theirs)
      }
      const sentence = caughtSentence(error)
      showFailure(sentence)
      showRestoreFailure(version, sentence)
    }
  }

  const showRestoreFailure = (version: number, description: string) =>
    toast({ title: texts.restoreFailedTitle(version), description, variant: 'destructive' })

  async function remove() {
    if (!base.post) return
    const address = currentPath()
    try {
      await deletePost(base.post)
    } catch (error) {
      showFailure(caughtSentence(error))
      return
    }
    writeLocalCopy(base.post.slug, null)
    isLeaving.current = true
    toast({ title: texts.deletedTitle, description: base.post.title })
    if (currentPath() === address) await navigate(listReturnPlace('/admin/blog'))
  }

  return {
    draft,
    change,
    post: base.post,
    isDirty,
    isLeaving,
    saving,
    errors,
    failedValidations,
    note,
    save,
    autosave,
    saveChanges,
    theirs,
    takeTheirs,
    keepMine,
    restore,
    remove,
  }
}

export type PostEditor = ReturnType<typeof usePostEditor>

const without = (draftErrors: DraftErrors, names: readonly string[]): DraftErrors =>
  Object.fromEntries(Object.entries(draftErrors).filter(([name]) => !names.includes(name)))
