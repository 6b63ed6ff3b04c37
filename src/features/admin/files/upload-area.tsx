import { type ReactNode, useId, useRef } from 'react'
import { uploadTexts as texts } from '#content/interface/admin/files.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import type { Upload } from './due-uploads.ts'
import { UploadLine } from './upload-line.tsx'
import type { Uploads } from './use-uploads.ts'

interface UploadAreaProps {
  uploads: Uploads
  /** Media types, separated by commas. */
  accept: string
  limits: string
  isDragging: boolean
  onFiles: (files: readonly File[]) => void
  onOpen?: (id: number) => void
}

/** A place to drop files, with a line for each that was added. */
export function UploadArea({ uploads, accept, limits, isDragging, onFiles, onOpen }: UploadAreaProps) {
  const hasLines = uploads.uploads.length > 0
  return (
    <section
      aria-label={texts.label}
      className={cn(
        'print-hidden grid overflow-clip rounded-card border border-dashed bg-surface-tint',
        isDragging ? 'border-primary bg-tint contrast:border-3' : 'border-line-strong',
        hasLines && 'md:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <div className="flex items-center gap-3.5 p-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-field bg-tint-strong text-link">
          <Icon name="upload" size="medium" />
        </span>
        <div className="text-tiny text-ink-soft">
          <p className="text-fine font-semibold text-ink">{isDragging ? texts.dropNow : texts.dropTitle}</p>
          <p>
            {texts.choosePrefix}
            <FileChooser accept={accept} isMultiple onFiles={onFiles}>
              {texts.chooseButton}
            </FileChooser>
            {texts.chooseSuffix}
          </p>
          <p>{limits}</p>
        </div>
      </div>
      {hasLines ? (
        <ul
          aria-label={texts.listLabel}
          className="max-h-54 overflow-y-auto border-line bg-card py-1.5 max-md:border-t md:border-l"
        >
          {uploads.uploads.map((upload) => (
            <UploadLine
              key={upload.key}
              upload={upload}
              onOpen={onOpen}
              onRemove={() => uploads.remove(upload.key)}
              onRetry={() => uploads.retry(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {lastResult(uploads.uploads)}
      </p>
    </section>
  )
}

/** Read aloud when a file has arrived or was refused. */
function lastResult(uploads: readonly Upload[]): string {
  const last = uploads.findLast(({ step }) => step === 'done' || step === 'failed')
  return last
    ? `${last.file.name}: ${last.problem ?? texts.done((last.stored?.variants.length ?? 0) + 1)}`
    : ''
}

interface FileChooserProps {
  accept: string
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A text button that opens the browser's dialog for files. */
export function FileChooser({ accept, isMultiple = false, onFiles, children }: FileChooserProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={texts.label}
        className="peer sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again, after a refusal or a change.
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="cursor-pointer rounded-chip font-semibold text-link hover:underline peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        {children}
      </label>
    </>
  )
}
