import { advantagesCopy } from '#content/product-development/copy.ts'
import { advantages } from '#content/product-development/sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { ChangeCurves } from './change-curves.tsx'

export function Advantages() {
  return (
    <Section
      entries={advantages}
      id="advantages"
      className="grid gap-x-10 gap-y-8 lg:grid-cols-[15.5rem_minmax(0,1fr)_23.5rem]"
    >
      <div>
        <h2 id="advantages-heading">
          <span className="block text-[clamp(5.5rem,4.5rem+2.5vw,7rem)] whitespace-nowrap leading-[0.85] font-bold tracking-tighter text-link contrast:text-ink">
            {advantagesCopy.figure}
          </span>{' '}
          <span className="mt-4 block text-h3">{advantagesCopy.figureNote}</span>
        </h2>
        <p className="mt-3 text-small text-ink-soft">{advantagesCopy.note}</p>
      </div>
      <ul className="border-t-2 border-ink">
        {advantages.map(({ icon, title, description }) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] border-b border-line py-3.5">
            <Icon name={icon} size="medium" className="mt-0.5 text-kicker" />
            <div>
              <h3 className="text-[1.0625rem] leading-snug">{title}</h3>
              <p className="mt-0.5 text-small text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <ChangeCurves />
    </Section>
  )
}
