import { sampleTilesTexts as texts } from '#content/interface/client/dashboard.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

export function SampleTiles({ active, hasFailed }: { active: number | undefined; hasFailed: boolean }) {
  const tiles = [
    { label: texts.activeLabel, value: String(active ?? (hasFailed ? '–' : '…')) },
    ...texts.tiles,
  ]
  return (
    <section aria-label={texts.label}>
      <dl className="grid grid-cols-2 gap-4 max-[18rem]:grid-cols-1 lg:grid-cols-4">
        {tiles.map(({ label, value }, index) => (
          <Card key={label} tone={index === 0 ? 'plain' : 'dashed'} size="small" className="max-[21rem]:px-3">
            <dt className="text-fine text-ink-soft">{label}</dt>
            <dd className="mt-1 font-heading text-h2 font-semibold tabular">{value}</dd>
          </Card>
        ))}
      </dl>
      <p className="mt-2.5 flex items-start gap-1.5 text-tiny text-ink-soft">
        <Icon name="info" className="mt-0.5" />
        {texts.note}
      </p>
    </section>
  )
}
