import { useState } from 'react'
import { type PreviewInput, previewNetworks } from '#contracts/social-preview.ts'
import type { SocialCategory } from '#contracts/social-image.ts'
import { TitleBand } from '#ui/title-band.tsx'
import { NetworkPanel } from './network-panel.tsx'
import { PreviewFields } from './preview-fields.tsx'

interface PreviewPageProps {
  /** The home page's own metadata (decisions, Details). */
  first: PreviewInput
  /** Absolute address of a category's default picture. */
  defaultImage: (category: SocialCategory) => string
}

/** What a link looks like before anyone shares it. Works for everybody; nothing leaves this page. */
export function PreviewPage({ first, defaultImage }: PreviewPageProps) {
  const [input, setInput] = useState(first)
  const [category, setCategory] = useState<SocialCategory>('company')
  const [current, setCurrent] = useState<(typeof previewNetworks)[number]>(previewNetworks[0])

  const choose = (index: number) => {
    const network = previewNetworks[(index + previewNetworks.length) % previewNetworks.length]
    if (!network) return
    setCurrent(network)
    document.getElementById(`tab-${network.id}`)?.focus()
  }

  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand title="Social preview tool">
        What a link looks like before anyone shares it, on the four networks that cut it differently.
      </TitleBand>
      <div className="page-width grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <PreviewFields
          input={input}
          category={category}
          onChange={setInput}
          onCategory={(next) => {
            setCategory(next)
            setInput({ ...input, image: defaultImage(next) })
          }}
        />
        <div data-card="" className="overflow-clip rounded-card border border-line bg-card">
          <div
            role="tablist"
            aria-label="Networks"
            className="flex gap-5 overflow-x-auto border-b border-line px-5 sm:gap-6 sm:px-6"
          >
            {previewNetworks.map((network, index) => (
              <button
                key={network.id}
                id={`tab-${network.id}`}
                type="button"
                role="tab"
                aria-selected={network === current}
                aria-controls="network-panel"
                tabIndex={network === current ? 0 : -1}
                onClick={() => setCurrent(network)}
                onKeyDown={({ key }) => {
                  if (key === 'ArrowRight') choose(index + 1)
                  if (key === 'ArrowLeft') choose(index - 1)
                }}
                className="-mb-px min-h-14 border-b-3 border-transparent text-small font-medium text-ink-soft aria-selected:border-primary aria-selected:font-bold aria-selected:text-link"
              >
                {network.name}
              </button>
            ))}
          </div>
          <NetworkPanel network={current} input={input} />
        </div>
      </div>
    </div>
  )
}
