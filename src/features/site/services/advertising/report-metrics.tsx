import { attributionCopy } from '#content/digital-advertising/copy.ts'
import { metricGroups } from '#content/digital-advertising/sections.ts'

export function ReportMetrics() {
  return (
    <div className="mt-8">
      <h3 className="border-b-2 border-ink pb-3 text-h3">{attributionCopy.reportTitle}</h3>
      {metricGroups.map(({ group, question, metrics }) => (
        <section
          key={group}
          aria-labelledby={`metrics-${group}`}
          className="grid gap-x-5 gap-y-2 border-b border-line py-3 md:grid-cols-[11.5rem_minmax(0,1fr)]"
        >
          <div>
            <h4 id={`metrics-${group}`} className="text-[1.0625rem] leading-snug">
              {group}
            </h4>
            <p className="text-fine text-ink-soft">{question}</p>
          </div>
          <dl className="grid gap-x-5 gap-y-2 text-small md:grid-cols-3">
            {metrics.map(({ metric, description }) => (
              <div
                key={metric}
                className="max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:items-baseline max-md:gap-3"
              >
                <dt className="font-semibold">{metric}</dt>
                <dd className="text-fine text-ink-soft">{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
