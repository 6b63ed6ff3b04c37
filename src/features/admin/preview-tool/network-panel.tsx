import { schemeNames } from '#content/interface/admin/preview.ts'
import { networkPanelTexts as texts } from '#content/interface/admin/preview.ts'
import { labelTexts } from '#content/interface/common.ts'
import { truncate, type PreviewInput, type PreviewNetwork, previewTags } from '#shared/social-preview.ts'
import { TextMeter } from '../frame/text-meter.tsx'
import { MetaTags } from './meta-tags.tsx'
import { NetworkCard } from './network-card.tsx'
import { networkLooks, type Scheme } from './network-looks.ts'

interface NetworkPanelProps {
  network: PreviewNetwork
  input: PreviewInput
  scheme: Scheme
  onScheme: (scheme: Scheme) => void
}

const schemes = ['light', 'dark'] as const

export function NetworkPanel({ network, input, scheme, onScheme }: NetworkPanelProps) {
  const { id, titleMax, descriptionMax } = network
  const truncatedTexts = {
    ...input,
    title: truncate(input.title, titleMax),
    description: truncate(input.description, descriptionMax),
  }
  return (
    <div id="network-panel" role="tabpanel" aria-labelledby={`tab-${id}`}>
      <fieldset
        aria-label={texts.schemeLabel}
        className="flex min-w-0 flex-wrap justify-end gap-1 px-4 py-3 sm:px-6"
      >
        {schemes.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={scheme === option}
            onClick={() => onScheme(option)}
            className="min-h-11 rounded-chip px-3 text-fine font-semibold text-ink-soft hover:text-ink aria-pressed:bg-tint-strong aria-pressed:text-link"
          >
            {schemeNames[option]}
          </button>
        ))}
      </fieldset>
      <div
        className="grid place-items-center px-4 py-8"
        style={{ background: networkLooks[id][scheme].ground }}
      >
        <NetworkCard network={id} scheme={scheme} preview={truncatedTexts} />
        {id === 'linkedin' && truncatedTexts.description ? (
          <HiddenDescription text={truncatedTexts.description} look={networkLooks[id][scheme]} />
        ) : null}
      </div>
      <div className="grid gap-5 border-t border-line p-6 sm:grid-cols-2">
        <TextMeter label={labelTexts.title} text={input.title} max={titleMax} />
        <TextMeter label={labelTexts.description} text={input.description} max={descriptionMax} />
      </div>
      <MetaTags tags={previewTags(id, input)} />
    </div>
  )
}

function HiddenDescription({ text, look }: { text: string; look: { title: string; soft: string } }) {
  return (
    <figure className="mt-4 w-full max-w-[30rem] font-[Arial,Helvetica,sans-serif] text-[0.875rem]">
      <figcaption style={{ color: look.soft }}>{texts.hiddenDescription}</figcaption>
      <p className="mt-1" style={{ color: look.title }}>
        {text}
      </p>
    </figure>
  )
}
