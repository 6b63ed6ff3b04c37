import { useRef, useState } from 'react'
import { deleteFile } from '#api/admin-files.ts'
import { ApiError } from '#browser/api-error.ts'
import { privateCache } from '#browser/private-cache.ts'
import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import { fileRefusals } from '#content/interface/answers.ts'
import { documentTypes, pictureTypes } from '#contracts/file-rules.ts'
import type { FileUse, StoredFile } from '#contracts/files.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { isPicture } from './describe-file.ts'
import { fileQuery } from './queries.ts'

interface FileActionsProps {
  file: StoredFile
  uses: readonly FileUse[]
  canUpload: boolean
  /** Runs an action and shows its failure. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
  onReplace: (content: File) => Promise<void>
  onDeleted: () => void
}

export function FileActions({ file, uses, canUpload, run, onReplace, onDeleted }: FileActionsProps) {
  return (
    <>
      {canUpload ? <ReplaceButton file={file} onReplace={onReplace} /> : null}
      <CopyButton path={file.url} />
      <DeleteButton file={file} uses={uses} run={run} onDeleted={onDeleted} />
    </>
  )
}

function ReplaceButton({ file, onReplace }: Pick<FileActionsProps, 'file' | 'onReplace'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={(isPicture(file) ? pictureTypes : documentTypes).join(',')}
        onChange={({ target }) => {
          const [content] = target.files ?? []
          target.value = ''
          if (content) void onReplace(content)
        }}
      />
      <Button look="outline" size="small" onClick={() => input.current?.click()}>
        {texts.replaceButton}
      </Button>
    </>
  )
}

function CopyButton({ path }: { path: string }) {
  const [label, setLabel] = useState<string>(texts.copyButton)
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, location.origin).href).then(
      () => setLabel(texts.copied),
      () => setLabel(texts.copyFailed),
    )
  return (
    <Button look="outline" size="small" onBlur={() => setLabel(texts.copyButton)} onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </Button>
  )
}

function DeleteButton({ file, uses, run, onDeleted }: Omit<FileActionsProps, 'canUpload' | 'onReplace'>) {
  const ask = useAsk()

  async function deleteIfUnused() {
    if (uses.length > 0) {
      await run(() => Promise.reject(refusalOfUsed(uses)))
      return
    }
    if (!(await ask(texts.deleteQuestion(file.name)))) return
    const isDeleted = await run(async () => {
      try {
        await deleteFile(file.id)
      } catch (error) {
        // Somebody has used it since the pane was opened: the list of places says where.
        if (error instanceof ApiError && error.status === 409)
          await privateCache.fetchQuery({ ...fileQuery(file.id), staleTime: 0 })
        // Deleted by somebody else, or by an earlier request whose response was lost.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }
    })
    if (!isDeleted) return
    toast({ title: texts.deletedTitle, description: file.name })
    onDeleted()
  }

  return (
    <Button
      look="danger"
      size="small"
      className="ml-auto"
      aria-label={texts.deleteLabel(file.name)}
      onClick={() => void deleteIfUnused()}
    >
      <Icon name="trash-2" />
    </Button>
  )
}

function refusalOfUsed(uses: readonly FileUse[]): ApiError {
  const sentence = fileRefusals['file-used']({ titles: uses.map(({ title }) => title) })
  return new ApiError(409, sentence, sentence, { reason: 'file-used' })
}
