import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { createPost, deletePost, restorePost, updatePost } from '#api/admin-posts.ts'
import { ApiError } from '#browser/api-error.ts'
import { privateCache } from '#browser/private-cache.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'
import { type Complaints, complaintsOf } from './complaints.ts'
import { type Draft, emptyDraft, isSameDraft, toDraft, toFields } from './draft.ts'
import { keepLocalCopy } from './local-copy.ts'
import { postQuery } from './queries.ts'

export type SavingState = { step: 'idle' } | { step: 'saving' } | { step: 'failed'; message: string }

/**
 * The state of one post in the editor: what stands in the fields, what the server has, and the ways from one to the
 * other. A save names the revision it started from; when that is not the newest any more, `theirs` holds the newest.
 * @param post as the server has it, or null for a new one
 */
export function usePostEditor(post: AdminPost | null) {
  const navigate = useNavigate()
  const router = useRouter()
  const [draft, setDraft] = useState<Draft>(() =>
    post ? toDraft(post) : emptyDraft(new Date().toISOString().slice(0, 10)),
  )
  const [base, setBase] = useState({ post, draft })
  const [saving, setSaving] = useState<SavingState>({ step: 'idle' })
  const [complaints, setComplaints] = useState<Complaints>({})
  /** How many saves were refused here, before they were sent. */
  const [refusals, setRefusals] = useState(0)
  const [note, setNote] = useState('')
  const [theirs, setTheirs] = useState<AdminPost | null>(null)
  /** Set while the editor itself moves on: then nothing is lost. */
  const isLeaving = useRef(false)
  const isDirty = !isSameDraft(draft, base.draft)

  function change(fields: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...fields }))
    setComplaints((current) => without(current, Object.keys(fields)))
    setNote('')
  }

  async function open(slug: string) {
    isLeaving.current = true
    await navigate({ to: '/admin/blog/edit', search: { slug }, replace: true })
    isLeaving.current = false
  }

  /** @returns whether the server has it now */
  const save = async (change: Partial<Draft> = {}, over = base.post) => (await send(change, over)) !== null

  /** @returns the post as the server has it now, or null where it took nothing */
  async function send(change: Partial<Draft>, over: AdminPost | null): Promise<AdminPost | null> {
    const sent = { ...draft, ...change }
    const found = complaintsOf(sent)
    if (Object.keys(found).length > 0) return refuse(found)
    setComplaints({})
    setSaving({ step: 'saving' })
    try {
      const fields = toFields(sent)
      const saved = over
        ? await updatePost(over.slug, { ...fields, revision: over.revision })
        : await createPost(fields)
      router.clearCache()
      keepLocalCopy(base.post?.slug, null)
      setBase({ post: saved, draft: sent })
      setDraft((current) => ({ ...current, ...change }))
      setTheirs(null)
      setSaving({ step: 'idle' })
      if (saved.slug !== base.post?.slug) {
        privateCache.setQueryData(postQuery(saved.slug).queryKey, saved)
        await open(saved.slug)
      }
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && over) {
        const newest = await privateCache
          .fetchQuery({ ...postQuery(over.slug), staleTime: 0 })
          .catch(() => null)
        if (newest && newest.revision !== over.revision) setTheirs(newest)
        else if (newest) return refuse({ slug: error.message })
      }
      if (error instanceof ApiError && error.status === 409 && !over) return refuse({ slug: error.message })
      if (error instanceof ApiError && error.status === 404 && over) {
        setBase({ post: null, draft: base.draft })
        return fail('Somebody else has deleted this post. Save again to make a new one of what you wrote.')
      }
      return fail(caughtSentence(error))
    }
  }

  /** Marks the fields; the editor takes the focus to the first. */
  function refuse(found: Complaints) {
    setComplaints(found)
    setRefusals((count) => count + 1)
    setSaving({ step: 'idle' })
    return null
  }

  /** Saves without a person asking for it: what is not fit to be saved waits, and nothing takes the focus. */
  const autosave = async () => Object.keys(complaintsOf(draft)).length === 0 && save()

  /** For the shortcut: sends nothing where nothing has changed. */
  function saveChanges() {
    if (saving.step === 'saving') return
    if (isDirty) void save()
    else setNote(base.post ? 'Nothing has changed since the last save.' : 'Nothing to save yet.')
  }

  function fail(message: string) {
    setSaving({ step: 'failed', message })
    return null
  }

  /** Puts the newest version of the server into the fields. */
  function takeTheirs() {
    if (!theirs) return
    keepLocalCopy(base.post?.slug, null)
    const next = toDraft(theirs)
    setDraft(next)
    setComplaints({})
    setBase({ post: theirs, draft: next })
    setTheirs(null)
    setSaving({ step: 'idle' })
  }

  /** Saves what stands here over the newest version of the server. */
  const keepMine = () => save({}, theirs)

  /** Brings the words of an old version back as a new one; what is not saved becomes a version of its own before. */
  async function restore(to: number) {
    const newest = isDirty ? await send({}, base.post) : base.post
    if (!newest) return
    setSaving({ step: 'saving' })
    try {
      const restored = await restorePost(newest.slug, to, newest.revision)
      router.clearCache()
      keepLocalCopy(restored.slug, null)
      const next = toDraft(restored)
      setBase({ post: restored, draft: next })
      setDraft(next)
      setSaving({ step: 'idle' })
      toast({ title: `Version ${to} restored`, description: `It is now version ${restored.revision}.` })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const theirs = await privateCache
          .fetchQuery({ ...postQuery(newest.slug), staleTime: 0 })
          .catch(() => null)
        if (theirs && theirs.revision !== newest.revision) setTheirs(theirs)
      }
      fail(caughtSentence(error))
    }
  }

  async function remove() {
    if (!base.post) return
    try {
      await deletePost(base.post.slug)
    } catch (error) {
      fail(caughtSentence(error))
      return
    }
    router.clearCache()
    keepLocalCopy(base.post.slug, null)
    isLeaving.current = true
    toast({ title: 'Post deleted', description: base.post.title })
    await navigate({ to: '/admin/blog' })
  }

  return {
    draft,
    change,
    post: base.post,
    isDirty,
    isLeaving,
    saving,
    complaints,
    refusals,
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

const without = (complaints: Complaints, names: readonly string[]): Complaints =>
  Object.fromEntries(Object.entries(complaints).filter(([name]) => !names.includes(name)))
