import { findingTexts as texts } from '#content/interface/admin/preview.ts'
import { findingsOf } from '#contracts/page-check.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import type { CheckResult } from './source-bar.tsx'

const looks: Record<'fix' | 'consider' | 'good', { word: string; icon: IconName; tone: string }> = {
  fix: { word: texts.fix, icon: 'circle-x', tone: 'bg-danger-bg text-danger' },
  consider: { word: texts.consider, icon: 'triangle-alert', tone: 'bg-warning-bg text-warning' },
  good: { word: texts.passed, icon: 'circle-check', tone: 'bg-success-bg text-success' },
}

export function FindingsList({ result: { page, image } }: { result: CheckResult }) {
  return (
    <Card as="section" size="medium" aria-labelledby="findings">
      <h2 id="findings" className="text-h4">
        {texts.heading}
      </h2>
      <p className="mt-1 text-fine wrap-anywhere text-ink-soft">
        {page.url}
        {image ? texts.picture(image.width, image.height, Math.ceil(image.bytes / 1024)) : ''}
      </p>
      <ul className="mt-3">
        {findingsOf(page, image).map(({ rule, severity, says }) => (
          <li key={says} className="flex min-h-14 items-center gap-3 border-t border-line py-2.5">
            <span
              className={cn('grid size-7 shrink-0 place-items-center rounded-chip', looks[severity].tone)}
            >
              <Icon name={looks[severity].icon} />
            </span>
            <div className="min-w-0">
              <p className="text-small font-semibold wrap-anywhere">{says}</p>
              <p className="text-tiny text-ink-soft">
                {looks[severity].word}: {rule}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
