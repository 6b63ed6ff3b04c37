import { featuresPanelCopy } from '#content/accessibility/copy.ts'
import { accessibilityFeatures, contrastPairs, contrastScale } from '#content/accessibility/page.ts'
import { Icon } from '#ui/icon.tsx'
import { ContrastSwitch } from './contrast-switch.tsx'

export function FeaturesPanel() {
  return (
    <>
      <h2 className="sr-only">{featuresPanelCopy.heading}</h2>
      <ContrastSwitch />
      <div className="mt-14 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {accessibilityFeatures.map(({ icon, title, text }) => (
            <li key={title} className="border-t border-line-strong py-6">
              <Icon name={icon} size="large" className="text-link" />
              <h3 className="mt-3 text-h4">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <ContrastChart />
      </div>
    </>
  )
}

const percent = (ratio: number) => `${(ratio / contrastScale.highest) * 100}%`

function ContrastChart() {
  return (
    <figure aria-labelledby="chart-title" className="self-start">
      <figcaption>
        <span id="chart-title" className="block font-heading text-h3 font-semibold">
          {featuresPanelCopy.chartTitle}
        </span>
        <span className="mt-1 block text-small text-ink-soft">{featuresPanelCopy.chartNote}</span>
      </figcaption>
      <ul className="mt-6 grid gap-4">
        {contrastPairs.map(({ name, ratio }) => (
          <li key={name}>
            <span className="flex justify-between text-fine">
              <span>{name}</span>
              <span className="font-semibold tabular">{featuresPanelCopy.ratio(ratio)}</span>
            </span>
            <span
              aria-hidden="true"
              className="relative mt-1.5 block h-3 rounded-full bg-tint-strong contrast:border"
            >
              <span style={{ width: percent(ratio) }} className="block h-full rounded-full bg-primary" />
              <span
                style={{ left: percent(contrastScale.required) }}
                className="absolute -inset-y-1 w-0.5 bg-accent contrast:w-1"
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-2 text-tiny text-ink-soft">
        <span aria-hidden="true" className="h-4 w-0.5 bg-accent" />
        {featuresPanelCopy.scaleNote}
      </p>
    </figure>
  )
}
