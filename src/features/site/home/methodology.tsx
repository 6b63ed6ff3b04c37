import type { HomeCopy } from '#content/home/page.ts'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { Drawing } from './drawing.tsx'

const climb = ['lg:mt-33', 'lg:mt-22', 'lg:mt-11', '']

export function Methodology({ copy }: { copy: HomeCopy['methodology'] }) {
  return (
    <Section
      entries={copy.items}
      id="methodology"
      tone="dark"
      behind={
        <Contours
          art="band"
          className="[--contour-gradient:radial-gradient(in_srgb_75%_70%_at_80%_0,var(--contour-color)_25%,var(--contour-8)_85%)] [--contour-opacity:.8]"
        />
      }
    >
      <SectionHeading of="methodology" kicker={copy.kicker} lede={copy.lede} className="lg:max-w-[28rem]">
        {copy.heading}
      </SectionHeading>
      <div className="relative mt-12 lg:-mt-16">
        <Drawing
          name="trail"
          width={1152}
          height={200}
          isStretched
          className="pointer-events-none absolute inset-x-0 top-0 hidden h-50 w-full overflow-visible lg:block contrast:lg:hidden"
        />
        <ol className="relative grid gap-x-6 lg:grid-cols-4">
          {copy.items.map(({ icon, title, description }, index) => (
            <li key={title} className={cn('group relative max-lg:pl-16 max-lg:not-last:pb-10', climb[index])}>
              <span
                aria-hidden="true"
                className="absolute top-13 bottom-2 left-[1.3125rem] border-l-3 border-dotted border-on-band-soft group-last:hidden lg:hidden"
              />
              <span className="grid size-11 place-items-center rounded-full border-2 border-accent bg-band font-heading text-h4 font-bold max-lg:absolute max-lg:top-0 max-lg:left-0 contrast:border-3 contrast:border-line">
                {index + 1}
              </span>
              <h3 className="flex items-center gap-2.5 text-h3 max-lg:pt-2 lg:mt-6">
                <Icon name={icon} className="text-kicker" />
                {title}
              </h3>
              <p className="mt-2 max-w-[24rem] text-ink-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
