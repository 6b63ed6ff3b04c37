import { useState } from 'react'
import { previewPageTexts as texts } from '#content/interface/admin/preview.ts'
import { previewOf } from '#contracts/page-check.ts'
import { type PreviewInput, previewNetworks } from '#shared/social-preview.ts'
import type { SocialCategory } from '#contracts/social-image.ts'
import { Card } from '#ui/card.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useTabRow } from '#ui/use-tab-row.ts'
import { FindingsList } from './findings-list.tsx'
import { NetworkPanel } from './network-panel.tsx'
import type { Scheme } from './network-looks.ts'
import { OtherNetworks } from './other-networks.tsx'
import { PreviewFields } from './preview-fields.tsx'
import { type CheckResult, SourceBar } from './source-bar.tsx'
import { useAddressState } from './use-address-state.ts'

interface PreviewPageProps {
  first: PreviewInput
  defaultImage: (category: SocialCategory) => string
  pages: readonly string[]
}

export function PreviewPage({ first, defaultImage, pages }: PreviewPageProps) {
  const [input, setInput] = useState(first)
  const [category, setCategory] = useState<SocialCategory>('company')
  const [current, setCurrent] = useState<(typeof previewNetworks)[number]>(previewNetworks[0])

  const [scheme, setScheme] = useState<Scheme>('light')
  const [checkResult, setCheckResult] = useState<CheckResult>()
  useAddressState({ input, network: current.id }, first, ({ input: savedInput, network }) => {
    if (savedInput) setInput(savedInput)
    const savedNetwork = previewNetworks.find(({ id }) => id === network)
    if (savedNetwork) setCurrent(savedNetwork)
  })

  const { row, tab } = useTabRow({
    count: previewNetworks.length,
    current: previewNetworks.indexOf(current),
    choose: (index) => setCurrent(previewNetworks[index] ?? previewNetworks[0]),
  })

  return (
    <div data-live="" className="bg-surface-tint pb-20">
      <TitleBand title={texts.title}>{texts.lede}</TitleBand>
      <div className="page-width grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-span-2">
          <SourceBar
            pages={pages}
            onChecked={(result) => {
              setCheckResult(result)
              setInput(previewOf(result.page))
            }}
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <PreviewFields
            input={input}
            category={category}
            onChange={setInput}
            onCategory={(next) => {
              setCategory(next)
              setInput({ ...input, image: defaultImage(next) })
            }}
          />
          {checkResult ? <FindingsList result={checkResult} /> : null}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Card size="none" className="overflow-clip">
            <div
              role="tablist"
              {...row}
              aria-label={texts.networksLabel}
              className="flex gap-1 overflow-x-auto border-b border-line px-3 sm:px-4"
            >
              {previewNetworks.map((network, index) => (
                <button
                  key={network.id}
                  id={`tab-${network.id}`}
                  type="button"
                  role="tab"
                  {...tab(index)}
                  aria-controls="network-panel"
                  onClick={() => setCurrent(network)}
                  className="-mb-px min-h-14 border-b-3 border-transparent px-2 text-small font-medium text-ink-soft -outline-offset-3! aria-selected:border-primary aria-selected:font-bold aria-selected:text-link"
                >
                  {network.name}
                </button>
              ))}
            </div>
            <NetworkPanel network={current} input={input} scheme={scheme} onScheme={setScheme} />
          </Card>
          <OtherNetworks current={current.id} scheme={scheme} input={input} />
        </div>
      </div>
    </div>
  )
}
