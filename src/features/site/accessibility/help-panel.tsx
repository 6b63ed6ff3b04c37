import { helpPanelCopy } from '#content/accessibility/copy.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { accessibilityFaqs } from '#content/accessibility/page.ts'
import { Card } from '#ui/card.tsx'
import { FaqList } from '#ui/faq-list.tsx'
import { Icon } from '#ui/icon.tsx'

export function HelpPanel() {
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <h2 className="mb-8 text-h2">{helpPanelCopy.heading}</h2>
        <FaqList faqs={accessibilityFaqs} />
      </div>
      <Card tone="tint" size="text" className="self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
        <h3 className="flex items-center gap-3 text-h3">
          <Icon name="message-circle" size="large" className="text-link" />
          {helpPanelCopy.contactTitle}
        </h3>
        <p className="mt-3 text-ink-soft">{helpPanelCopy.note}</p>
        <p className="mt-5 grid gap-1">
          <a
            href={`mailto:${site.email}?subject=Accessibility`}
            className="py-1.5 font-semibold text-link hover:underline"
          >
            {site.email}
          </a>
          {site.phone ? (
            <a href={site.phoneHref} className="py-1.5 font-semibold text-link hover:underline">
              {site.phone}
            </a>
          ) : null}
          <span className="text-small text-ink-soft">{supportHours}</span>
        </p>
      </Card>
    </div>
  )
}
