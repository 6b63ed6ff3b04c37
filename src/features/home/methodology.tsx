import type { HomeCopy } from '#content/home.ts'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

/** How far below the highest step each stands on a wide screen: uphill, as the route behind them. */
const climb = ['lg:mt-33', 'lg:mt-22', 'lg:mt-11', '']

export function Methodology({ copy }: { copy: HomeCopy['methodology'] }) {
  return (
    <Section id="methodology" tone="dark">
      <Contours
        art="band"
        className="-mx-[50vw] [--contour-fade:linear-gradient(100deg,#0001_20%,#0008_85%)]"
      />
      <SectionHeading of="methodology" kicker={copy.kicker} lede={copy.lede} className="lg:max-w-[29rem]">
        {copy.heading}
      </SectionHeading>
      <div className="relative mt-12 lg:-mt-16">
        <Route />
        <ol className="relative grid gap-y-10 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
          {copy.items.map(({ icon, title, description }, index) => (
            <li key={title} className={climb[index]}>
              <span className="grid size-11 place-items-center rounded-full border-2 border-accent bg-band font-heading text-h4 font-bold contrast:border-3 contrast:border-line">
                {index + 1}
              </span>
              <h3 className="mt-6 flex items-center gap-2.5 text-h3">
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

function Route() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1152 200"
      preserveAspectRatio="none"
      className={cn(
        'pointer-events-none absolute inset-x-0 top-0 hidden h-50 w-full overflow-visible fill-none stroke-on-band lg:block contrast:lg:hidden',
      )}
    >
      <path
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeWidth={2.5}
        strokeDasharray="1 8"
        d="M-640 268C-400 262-160 236-80 210S-20 154 22 154c110 0 180-2 294-44 84-32 210-8 294-44 100-40 210-2 294-44 90-44 200-50 300-60s300-40 500-120"
      />
    </svg>
  )
}
