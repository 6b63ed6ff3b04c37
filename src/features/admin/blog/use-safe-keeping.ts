import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepLocalCopy } from './local-copy.ts'
import type { PostEditor } from './use-post-editor.ts'
import { useSettled } from './use-settled.ts'

/** Typing pauses this long before what was written is kept on this device. */
const keepPauseMs = 500
/** A draft that the server has is saved there after a pause of this length. */
const autosavePauseMs = 3000

/** Nothing that was written is lost: it is kept here, saved there while it is a draft, and leaving asks first. */
export function useSafeKeeping({ draft, isDirty, isLeaving, post, autosave, saving, theirs }: PostEditor) {
  const settled = useSettled(draft, keepPauseMs)
  useEffect(() => {
    if (isDirty) keepLocalCopy(post?.slug, settled)
  }, [settled, isDirty, post?.slug])

  const rested = useSettled(draft, autosavePauseMs)
  const isDraftThere = post?.status === 'draft' && draft.status === 'draft' && draft.slug === post.slug
  const isDue = isDraftThere && isDirty && rested === draft && saving.step === 'idle' && !theirs
  const latestSave = useRef(autosave)
  latestSave.current = autosave
  useEffect(() => {
    if (isDue) void latestSave.current()
  }, [isDue])

  // What could not be sent is sent as soon as there is a network again.
  useEffect(() => {
    if (saving.step !== 'failed' || !isDraftThere) return
    const retry = () => void latestSave.current()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [saving.step, isDraftThere])

  useBlocker({
    enableBeforeUnload: () => isDirty && !isLeaving.current,
    shouldBlockFn: () =>
      isDirty && !isLeaving.current && !confirm('Leave without saving? Your changes stay on this device.'),
  })
}
