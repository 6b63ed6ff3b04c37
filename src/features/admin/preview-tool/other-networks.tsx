import { otherNetworksTexts as texts } from '#content/interface/admin/preview.ts'
import { truncate, type PreviewInput, type PreviewNetwork, previewNetworks } from '#shared/social-preview.ts'
import { Card } from '#ui/card.tsx'
import { NetworkCard } from './network-card.tsx'
import { networkLooks, type Scheme } from './network-looks.ts'

interface OtherNetworksProps {
  current: PreviewNetwork['id']
  scheme: Scheme
  input: PreviewInput
}

export function OtherNetworks({ current, scheme, input }: OtherNetworksProps) {
  return (
    <Card as="section" size="medium" aria-labelledby="other-networks">
      <h2 id="other-networks" className="text-h4">
        {texts.heading}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-3">
        {previewNetworks
          .filter(({ id }) => id !== current)
          .map(({ id, name, titleMax, descriptionMax }) => (
            <li key={id}>
              <h3 className="mb-2 font-sans text-fine font-semibold">{name}</h3>
              <div className="rounded-chip p-3" style={{ background: networkLooks[id][scheme].ground }}>
                <NetworkCard
                  network={id}
                  scheme={scheme}
                  preview={{
                    ...input,
                    title: truncate(input.title, titleMax),
                    description: truncate(input.description, descriptionMax),
                  }}
                />
              </div>
            </li>
          ))}
      </ul>
    </Card>
  )
}
