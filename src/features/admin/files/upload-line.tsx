import { useId } from 'react'
import { uploadTexts as texts } from '#content/interface/admin/files.ts'
import { formatBytes } from '#shared/format-bytes.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { isUnderWay, type Upload } from './due-uploads.ts'

interface UploadLineProps {
  upload: Upload
  onOpen?: ((id: number) => void) | undefined
  onRemove: () => void
  onRetry: () => void
}

export function UploadLine({ upload, onOpen, onRemove, onRetry }: UploadLineProps) {
  const { file, stored } = upload
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-0.5 pr-2 pl-4 text-tiny sm:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_auto]">
      <span className="flex min-w-0 items-baseline gap-2">
        {stored && onOpen ? (
          <button
            type="button"
            aria-label={texts.openLabel(file.name)}
            onClick={() => onOpen(stored.id)}
            className="truncate font-semibold text-link hover:underline"
          >
            {file.name}
          </button>
        ) : (
          <span className="truncate font-medium">{file.name}</span>
        )}
        <span className="whitespace-nowrap text-ink-soft">{formatBytes(file.size)}</span>
      </span>
      <div
        className={cn(
          upload.step === 'failed'
            ? 'col-span-full row-start-2 pb-1'
            : 'max-sm:col-span-full max-sm:row-start-2 max-sm:pr-2 max-sm:pb-1',
        )}
      >
        <UploadState upload={upload} onRetry={onRetry} />
      </div>
      <button
        type="button"
        aria-label={isUnderWay(upload) ? texts.cancelLabel(file.name) : texts.hideLabel(file.name)}
        onClick={onRemove}
        className="col-start-2 row-start-1 grid size-7 sm:col-start-3 pointer-coarse:size-11 place-items-center rounded-chip text-ink-soft hover:bg-tint hover:text-ink"
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

function UploadState({ upload, onRetry }: Pick<UploadLineProps, 'upload' | 'onRetry'>) {
  const { step, part, stored, problem, canRetry, file } = upload
  if (step === 'waiting') return <span className="text-ink-soft">{texts.waiting}</span>
  if (step === 'sending') return <Sending name={file.name} part={part} />
  if (stored)
    return (
      <span className="flex items-center gap-2 text-success">
        <Icon name="circle-check" />
        {texts.done(stored.variants.length + 1)}
      </span>
    )
  return (
    <span className="flex items-start gap-2 font-medium text-danger">
      <Icon name="circle-alert" className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{problem}</span>
      {canRetry ? (
        <Button look="outline" size="small" aria-label={texts.retryLabel(file.name)} onClick={onRetry}>
          {texts.retryButton}
        </Button>
      ) : null}
    </span>
  )
}

/** @param part from 0 to 1 */
export function Sending({ name, part }: { name: string; part: number }) {
  const id = useId()
  const percent = Math.floor(part * 100)
  return (
    <span className="flex items-center gap-2 tabular">
      <span id={id} className="sr-only">
        {texts.progressLabel(name)}
      </span>
      <span className="grow">
        <ProgressBar value={percent} labelledBy={id} />
      </span>
      <span className="min-w-10 text-right text-ink-soft">
        {part === 0 ? texts.preparing : part < 1 ? texts.percent(percent) : texts.storing}
      </span>
    </span>
  )
}
