import { workCopy } from '#content/work/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import type { StoryService } from '#contracts/stories.ts'
import { serviceFilter, workPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'

interface WorkFilterProps {
  stories: readonly CaseStudy[]
  services: readonly StoryService[]
  chosen: StoryService | undefined
}

/** Links, so that the server answers each choice. Left out when there is nothing to choose from. */
export function WorkFilter({ stories, services, chosen }: WorkFilterProps) {
  const options = services
    .map((service) => ({
      name: service.title,
      href: `${workPath}?service=${encodeURIComponent(serviceFilter(service))}`,
      count: stories.filter(({ services: ids = [] }) => ids.includes(service.id)).length,
      isChosen: service === chosen,
    }))
    .sort((a, b) => b.count - a.count)
  if (options.length < 2 || stories.length < 2) return null
  const all = { name: workCopy.all, href: workPath, count: stories.length, isChosen: chosen === undefined }
  return (
    <nav aria-label={workCopy.filterLabel} className="pb-5.5 lg:pb-9 print-hidden">
      <ul className="flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
        {[all, ...options].map(({ name, href, count, isChosen }) => (
          <li key={href}>
            {/* The router would call each of them the current page, because they differ in their query only. */}
            <a
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-semibold whitespace-nowrap',
                isChosen
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line-strong bg-card text-link hover:border-accent',
              )}
            >
              {name} <span className="tabular font-medium">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
