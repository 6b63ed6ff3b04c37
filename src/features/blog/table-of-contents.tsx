import { tableOfContentsCopy } from '#content/blog/copy.ts'
import { useEffect, useState } from 'react'
import type { Heading } from '#contracts/blog.ts'
import { tableOfContents } from '#shared/blog-outline.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

export function TableOfContents({ headings, depth }: { headings: readonly Heading[]; depth: number }) {
  const entries = tableOfContents(headings, depth)
  const current = useCurrentHeading(entries)
  if (entries.length === 0) return null
  return (
    <nav aria-label={tableOfContentsCopy.heading} className="sticky top-[calc(var(--header-height)+1.5rem)]">
      <details open className="group">
        <summary className="flex min-h-11 items-center justify-between rounded-chip font-heading text-h4 font-semibold">
          {tableOfContentsCopy.heading}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <ol className="mt-2 max-h-[calc(100vh-12rem)] overflow-y-auto border-l-2 border-line text-small">
          {entries.map(({ id, text, level }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={cn(
                  '-ml-0.5 block border-l-2 border-transparent py-1.5 pr-2 text-ink-soft hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-link',
                  level === 2 ? 'pl-4' : level === 3 ? 'pl-8' : 'pl-12',
                )}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function useCurrentHeading(entries: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const line = window.innerHeight / 3
      const headingsAbove = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
      setCurrent((headingsAbove.at(-1) ?? headings[0])?.id)
    }
    // Everything above the line counts as inside, so that a jump over several headings is noticed.
    const observer = new IntersectionObserver(update, { rootMargin: '1000000px 0px -66% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids])
  return current
}
