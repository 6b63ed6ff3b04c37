import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#api/admin-files.ts'
import { isRefusal, statusOf } from '#browser/api-error.ts'
import { uploadTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { useLeaveBlocker } from '#ui/use-leave-blocker.ts'
import { dueUploads, isUnderWay, type Upload } from './due-uploads.ts'

/** Uploads the files that are added, some at a time, until the component disappears. */
export function useUploads(onStored: (file: StoredFile) => void = () => undefined) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const controllers = useRef(new Map<number, AbortController>())

  const change = (key: number, patch: Partial<Upload>) =>
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)))

  async function send({ key, file }: Upload) {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    change(key, { step: 'sending', part: 0, problem: null })
    try {
      const stored = await uploadFile(file, {
        signal: controller.signal,
        onProgress: (part) => change(key, { part }),
      })
      change(key, { step: 'done', stored })
      onStored(stored)
    } catch (error) {
      if (controller.signal.aborted) return
      change(key, { step: 'failed', problem: caughtSentence(error), canRetry: !isRefusal(statusOf(error)) })
    } finally {
      controllers.current.delete(key)
    }
  }

  useEffect(() => {
    for (const upload of dueUploads(uploads)) if (!controllers.current.has(upload.key)) void send(upload)
  })

  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  useLeaveBlocker({
    isUnsaved: () => uploads.some(isUnderWay),
    question: texts.leaveQuestion,
    isKeptBySearch: true,
  })

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        lastKey.current += 1
        return {
          key: lastKey.current,
          file,
          step: 'waiting',
          part: 0,
          stored: null,
          problem: null,
          canRetry: false,
        }
      })
      setUploads((current) => [...current, ...added])
    },
    remove(key: number) {
      controllers.current.get(key)?.abort()
      setUploads((current) => current.filter((upload) => upload.key !== key))
    },
    retry: (key: number) => change(key, { step: 'waiting' }),
  }
}

export type Uploads = ReturnType<typeof useUploads>
