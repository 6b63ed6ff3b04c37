import { fileTileTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import { formatBytes } from '#shared/format-bytes.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { altStateOf, isPicture, sourceFor } from './describe-file.ts'

interface FileTileProps {
  file: StoredFile
  isSelected: boolean
  onSelect: () => void
}

export function FileTile({ file, isSelected, onSelect }: FileTileProps) {
  const altState = altStateOf(file)
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="group block w-full rounded-field text-left text-tiny contrast:border-0"
    >
      <span
        className={cn(
          'relative block aspect-16/10 overflow-clip rounded-field border border-line bg-surface-tint contrast:border-2',
          isSelected ? 'outline-3 outline-offset-2 outline-primary' : 'group-hover:border-accent',
        )}
      >
        <FileImage file={file} />
        {isSelected ? (
          <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full border-2 border-card bg-primary text-on-primary">
            <Icon name="check" size="tiny" />
          </span>
        ) : null}
      </span>
      <span className="mt-2 block truncate text-fine font-semibold">{file.name}</span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-ink-soft">
        <span>{formatBytes(file.bytes)}</span>
        <span className={cn('flex items-center gap-1', altState.look)}>
          <Icon name={altState.icon} />
          {altState.text}
        </span>
      </span>
      <span className="block text-ink-soft">{texts.uses(file.useCount)}</span>
    </button>
  )
}

/** The width of a tile on a dense screen. */
const tilePixels = 480

const FileImage = ({ file }: { file: StoredFile }) =>
  isPicture(file) ? (
    <img
      src={sourceFor(file, tilePixels)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${file.focusX * 100}% ${file.focusY * 100}%` }}
      className="size-full object-cover"
    />
  ) : (
    <span className="grid size-full place-content-center justify-items-center gap-1 text-danger">
      <Icon name="file-text" size="display" />
      <span className="text-tiny font-bold">{texts.pdf}</span>
    </span>
  )
