import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import { formatDay } from '#shared/formats.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { useRecordTitle } from '#ui/record-title.ts'
import { SkeletonBars } from '#ui/skeleton.tsx'
import { FileForm } from './file-form.tsx'
import { fileQuery } from './queries.ts'

interface FilePaneProps {
  id: number
  canUpload: boolean
  onClose: () => void
  onDeleted: () => void
}

/** One file beside the list. On phones it takes the place of the list. */
export function FilePane({ id, canUpload, onClose, onDeleted }: FilePaneProps) {
  const query = useQuery(fileQuery(id))
  const file = query.data
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useRecordTitle(file?.name)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
    return () => focusTile(id)
  }, [id])
  return (
    <Card
      as="section"
      tone="side"
      size="none"
      aria-labelledby={headingId}
      onKeyDown={({ key, target }) => {
        const isOfDialog = target instanceof Element && target.closest('dialog') !== null
        if (key === 'Escape' && !isOfDialog) onClose()
      }}
      className="min-w-0 overflow-clip lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:flex lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:flex-col"
    >
      <div className="flex items-start gap-2 p-4 pb-3">
        <div className="min-w-0 grow">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-[1.0625rem] leading-6 wrap-anywhere">
            {file?.name ?? texts.loadingTitle}
          </h2>
          {file ? <p className="text-tiny text-ink-soft">{factsOf(file)}</p> : null}
        </div>
        <button
          type="button"
          aria-label={texts.closeLabel}
          onClick={onClose}
          className="-mt-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-tint hover:text-ink lg:size-9"
        >
          <Icon name="x" />
        </button>
      </div>
      <QueryState
        query={query}
        what={texts.what}
        isPadded
        skeleton={
          <div className="grid gap-3 p-4 pt-0">
            <div className="aspect-16/10 rounded-field bg-tint-strong motion-safe:animate-skeleton" />
            <SkeletonBars />
          </div>
        }
      >
        {(loadedFile) => <FileForm file={loadedFile} canUpload={canUpload} onDeleted={onDeleted} />}
      </QueryState>
    </Card>
  )
}

const factsOf = ({ width, height, bytes, createdAt, uploadedBy }: StoredFile): string =>
  texts.facts(
    width !== null && height !== null ? texts.dimensions(width, height) : '',
    bytes,
    formatDay(createdAt.slice(0, 10)),
    uploadedBy,
  )

/** Returns the focus to the tile that opened the pane, unless it has gone elsewhere. */
function focusTile(id: number) {
  requestAnimationFrame(() => {
    const { activeElement } = document
    // The shell may have led the lost focus to the list already.
    if (activeElement !== document.body && !activeElement?.matches('[data-focus-home]')) return
    document.querySelector<HTMLElement>(`[data-file="${id}"] button`)?.focus()
  })
}
