import { convictionsCopy } from '#content/about/copy.ts'
import type { ReactNode } from 'react'
import { approach, expertise, mission } from '#content/about/page.ts'
import { NumberedSteps } from '#ui/numbered-steps.tsx'
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
    <Section id="convictions">
      <h2 id="convictions-heading" className="text-h2">
        {convictionsCopy.heading}
      </h2>
      <PanelTabs label={convictionsCopy.tabsLabel} className="mt-8" panels={[first, ...others]} />
    </Section>
  )
}

function Half({ heading, children, beside }: { heading: string; children?: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid gap-x-20 gap-y-10 lg:min-h-[17rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
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
            <div key={title} className="border-t border-line-strong py-5 last:border-b">
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
  return <Half heading={approach.heading} beside={<NumberedSteps steps={approach.steps} heading="h4" />} />
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
