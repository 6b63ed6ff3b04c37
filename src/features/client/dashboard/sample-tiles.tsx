import { Icon } from '#ui/icon.tsx'

/** Literal sample figures (docs/spec/acceptance.md 361-362). */
const sampleTiles = [
  { label: 'Total ROI', value: '185%' },
  { label: 'Campaign Reach', value: '50K+' },
  { label: 'Engagement Rate', value: '12.5%' },
] as const

export function SampleTiles({ active }: { active: number | undefined }) {
  const tiles = [
    { label: 'Active Projects', value: active === undefined ? '…' : String(active) },
    ...sampleTiles,
  ]
  return (
    <section aria-label="Summary">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tiles.map(({ label, value }, index) => (
          <div
            key={label}
            data-card=""
            className={`rounded-card border p-5 lg:p-6 ${index === 0 ? 'border-line bg-card' : 'border-dashed border-line-strong'}`}
          >
            <dt className="text-fine text-ink-soft">{label}</dt>
            <dd className="mt-1 font-heading text-h2 font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 flex items-center gap-1.5 text-tiny text-ink-soft">
        <Icon name="info" />
        Total ROI, Campaign Reach and Engagement Rate are sample figures.
      </p>
    </section>
  )
}
