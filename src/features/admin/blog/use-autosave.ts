import { useEffect, useRef } from 'react'
import { autosaveTexts as texts } from '#content/interface/admin/post-editor.ts'
import { useLeaveBlocker } from '#ui/use-leave-blocker.ts'
import { writeLocalCopy } from './local-copy.ts'
import type { PostEditor } from './use-post-editor.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

const localCopyPauseMs = 500
const autosavePauseMs = 3000

export function useAutosave({ draft, isDirty, isLeaving, post, autosave, saving, theirs }: PostEditor) {
  const debouncedDraft = useDebouncedValue(draft, localCopyPauseMs)
  useEffect(() => {
    if (isDirty && debouncedDraft === draft) writeLocalCopy(post?.slug, draft)
  }, [debouncedDraft, draft, isDirty, post])

  const draftAfterPause = useDebouncedValue(draft, autosavePauseMs)
  const isStoredDraft = post?.status === 'draft' && draft.status === 'draft' && draft.slug === post.slug
  const isDue = isStoredDraft && isDirty && draftAfterPause === draft && saving.step === 'idle' && !theirs
  const latestSave = useRef(autosave)
  latestSave.current = autosave
  useEffect(() => {
    if (isDue) void latestSave.current()
  }, [isDue])

  useEffect(() => {
    if (saving.step !== 'failed' || !isStoredDraft) return
    const retry = () => void latestSave.current()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [saving.step, isStoredDraft])

  useLeaveBlocker({
    isUnsaved: () => isDirty && !isLeaving.current,
    question: texts.leaveQuestion,
  })
}
