import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageMenuLabel } from '#content/interface/controls/page-menu.ts'
import { SiteLink } from './site-link.tsx'

interface PageMenuProps {
  sections: readonly { id: string; label: string }[]
  children?: ReactNode
}

/** Anchor targets and focused elements stop below this menu (styles.css). */
export function PageMenu({ sections, children }: PageMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = useSectionInView(sections)

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (list.current && link) list.current.scrollTo({ left: link.offsetLeft - 48 })
  }, [current])

  return (
    <nav
      aria-label={pageMenuLabel}
      data-page-menu=""
      className="sticky top-(--header-height) z-20 border-b border-line bg-surface print:hidden"
    >
      <div className="page-width flex h-15 items-stretch gap-6">
        <ul ref={list} className="relative -mx-2 flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
          {sections.map(({ id, label }) => (
            <li key={id} className="flex shrink-0">
              <SiteLink
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex items-center border-y-3 border-transparent px-3 text-small font-medium text-ink-soft -outline-offset-3! hover:text-ink aria-[current]:border-b-primary aria-[current]:font-semibold aria-[current]:text-link first:pl-2"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        {children ? <div className="hidden shrink-0 items-center gap-4 lg:flex">{children}</div> : null}
      </div>
    </nav>
  )
}

function useSectionInView(sections: PageMenuProps['sections']) {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const enteredEntry = entries.filter((entry) => entry.isIntersecting).at(-1)
        if (enteredEntry) setCurrent(enteredEntry.target.id)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
