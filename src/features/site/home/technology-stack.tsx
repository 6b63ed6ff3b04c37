import type { HomeCopy } from '#content/home/page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Sketch } from '#ui/screen.tsx'
import { Section } from '#ui/section.tsx'
import { TopLine } from './top-line.tsx'

const slabs = 6

export function TechnologyStack({ copy }: { copy: HomeCopy['technology'] }) {
  const items: readonly HomeCopy['technology']['items'][number][] = copy.items
  // The slabs are drawn for six layers; any other number is a plain list.
  const isDrawn = items.length === slabs
  return (
    <Section id="technology" entries={copy.items} isJoined>
      <TopLine of="technology" kicker={copy.kicker} heading={copy.heading} lede={copy.lede} isWide />
      <div className={cn('mt-8', isDrawn && 'lg:grid lg:grid-cols-[26rem_minmax(0,1fr)]')}>
        {isDrawn ? (
          <Sketch name="stack" className="mx-auto mb-2 w-57.5 lg:w-104 lg:max-w-full forced-colors:hidden" />
        ) : null}
        <ul className="lg:pt-3">
          {items.map(({ icon, name, description }) => (
            <li
              key={name}
              className="border-t border-line py-4 last:border-b lg:grid lg:h-21.5 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-center lg:gap-6 lg:py-0 contrast:border-t-3"
            >
              <h3 className="flex items-center gap-3 text-[1.25rem]">
                <Icon name={icon} size="medium" className="text-kicker" />
                {name}
              </h3>
              <p className="text-[1rem] leading-[1.45] text-ink-soft max-lg:mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
