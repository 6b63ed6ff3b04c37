import { expectationsCopy } from '#content/contact/copy.ts'
import { expectations, worthMentioning } from '#content/contact/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'

export function Expectations() {
  return (
    <Section id="expect" className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <SectionHeading of="expect">{expectationsCopy.heading}</SectionHeading>
        <ol className="mt-10">
          {expectations.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative flex gap-6 pb-9 last:pb-0 before:absolute before:top-11 before:bottom-0 before:left-[1.3125rem] before:w-0.5 before:bg-accent last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-accent font-heading font-semibold text-link"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 max-w-[32rem] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid content-start gap-10">
        <div data-card="" className="rounded-card bg-warning-bg p-7 text-warning contrast:border-3">
          <h3 className="flex items-center gap-3 text-h4">
            <Icon name="triangle-alert" size="medium" />
            {expectationsCopy.urgentTitle}
          </h3>
          <p className="mt-2 text-small">
            {expectationsCopy.urgent[0]}
            <strong className="font-semibold">{expectationsCopy.urgent[1]}</strong>
            {expectationsCopy.urgent[2]}
          </p>
        </div>
        {isEmpty(worthMentioning) ? null : (
          <div>
            <h3 className="text-h4">{expectationsCopy.worthMentioning}</h3>
            <ul className="mt-3">
              {worthMentioning.map((item) => (
                <li key={item} className="flex items-baseline gap-3 border-b border-line py-3 text-small">
                  <Icon name="check" className="translate-y-0.5 text-link" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}
