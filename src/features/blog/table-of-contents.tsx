import { tableOfContentsCopy } from '#content/blog/copy.ts'
import type { Heading } from '#contracts/blog.ts'
import { tableOfContents } from '#shared/article-text.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

export function TableOfContents({ headings, depth }: { headings: readonly Heading[]; depth: number }) {
  const entries = tableOfContents(headings, depth)
  if (entries.length === 0) return null
  return (
    <nav aria-label={tableOfContentsCopy.heading} className="sticky top-[calc(var(--header-height)+1.5rem)]">
      <details open className="group">
        <summary className="flex min-h-11 items-center justify-between rounded-chip font-heading text-h4 font-semibold">
          {tableOfContentsCopy.heading}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <ol data-spy="" className="mt-2 max-h-[calc(100vh-12rem)] overflow-y-auto text-small">
          {entries.map(({ id, text, level }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === 0 ? 'location' : undefined}
                suppressHydrationWarning
                className={cn(
                  'block border-l-2 border-line py-1.5 pr-2 text-ink-soft -outline-offset-3! hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-link',
                  level === 2 ? 'pl-4' : level === 3 ? 'pl-8' : 'pl-12',
                )}
              >
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
