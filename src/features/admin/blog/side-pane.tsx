import { type ReactNode, useEffect, useId, useRef } from 'react'
import { sidePaneTexts as texts } from '#content/interface/admin/post-editor.ts'
import { Icon } from '#ui/icon.tsx'

export function SidePane({
  title,
  close,
  children,
}: {
  title: string
  close: () => void
  children: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section
      aria-labelledby={id}
      onKeyDown={({ key, target }) => {
        const isOfDialog = target instanceof Element && target.closest('dialog') !== null
        if (key === 'Escape' && !isOfDialog) close()
      }}
      className="min-w-0 border-line max-lg:order-first max-lg:border-b lg:border-l"
    >
      <div className="flex items-center justify-between gap-4 px-4 pt-4 md:px-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-h4">
          {title}
        </h2>
        <button
          type="button"
          aria-label={texts.closeLabel(title.toLowerCase())}
          onClick={close}
          className="grid size-11 place-items-center rounded-button text-ink-soft hover:bg-tint hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </section>
  )
}
