import { convictionsCopy } from '#content/about/copy.ts'
import type { ReactNode } from 'react'
import { approach, expertise, mission } from '#content/about/page.ts'
import { PanelTabs } from '#ui/panel-tabs.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const panels = [
  { id: 'mission', name: convictionsCopy.mission, content: <Mission />, entries: mission.promises },
  { id: 'approach', name: convictionsCopy.approach, content: <Approach />, entries: approach.steps },
  { id: 'expertise', name: convictionsCopy.expertise, content: <Expertise />, entries: expertise.fields },
]

export function Convictions() {
  const [first, ...others] = panels.filter(({ entries }) => entries.length > 0)
  if (!first) return null
  return (
    <Section id="convictions" tone="tint">
      <h2 id="convictions-heading" className="text-h2">
        {convictionsCopy.heading}
      </h2>
      <PanelTabs label={convictionsCopy.tabsLabel} className="mt-8" panels={[first, ...others]} />
    </Section>
  )
}

function Half({ heading, children, beside }: { heading: string; children?: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid gap-x-20 gap-y-10 lg:min-h-[24rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="text-h3 lg:text-h2">{heading}</h3>
        {children}
      </div>
      {beside}
    </div>
  )
}

function Mission() {
  return (
    <Half
      heading={mission.heading}
      beside={
        <dl>
          {mission.promises.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong py-6 last:border-b">
              <dt className="font-heading text-h3 font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <p className="mt-5 max-w-[34rem] text-ink-soft">{mission.text}</p>
    </Half>
  )
}

function Approach() {
  return (
    <Half
      heading={approach.heading}
      beside={
        <ol>
          {approach.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative flex gap-6 pb-8 last:pb-0 before:absolute before:top-11 before:bottom-0 before:left-[1.3125rem] before:w-0.5 before:bg-accent last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-accent bg-card font-heading font-semibold text-link"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h4 className="text-h3">{title}</h4>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      }
    />
  )
}

const fields: readonly { field: string; topics: readonly string[]; path: string }[] = expertise.fields

function Expertise() {
  return (
    <Half
      heading={expertise.heading}
      beside={
        <ul>
          {fields.map(({ field, topics, path }) => (
            <li
              key={field}
              className="grid gap-x-6 gap-y-1 border-t border-line-strong py-4 last:border-b sm:grid-cols-[14rem_1fr]"
            >
              <SiteLink href={path} className="font-heading font-semibold text-link hover:underline">
                {field}
              </SiteLink>
              <span className="text-small text-ink-soft">{topics.join(', ')}</span>
            </li>
          ))}
        </ul>
      }
    />
  )
}
