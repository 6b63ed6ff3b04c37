import type { PreviewInput, PreviewNetwork } from '#contracts/social-preview.ts'
import { cn } from '#ui/cn.ts'

const looks: Record<PreviewNetwork['id'], { card: string; text: string; ratio: string }> = {
  facebook: { card: 'max-w-[30rem]', text: 'bg-surface-tint', ratio: 'aspect-[1.91]' },
  twitter: { card: 'max-w-[27rem] rounded-card', text: '', ratio: 'aspect-[1.91]' },
  linkedin: { card: 'max-w-[30rem] rounded-chip', text: 'bg-surface-tint', ratio: 'aspect-[1.91]' },
  whatsapp: { card: 'max-w-[21rem] rounded-hero-button', text: 'bg-success-bg', ratio: 'aspect-[1.91]' },
}

/** The link as the network shows it: picture, site, title, description. All of it text, never markup. */
export function NetworkCard({ network, shown }: { network: PreviewNetwork['id']; shown: PreviewInput }) {
  const { card, text, ratio } = looks[network]
  const domain = URL.parse(shown.url)?.hostname ?? ''
  return (
    <figure
      className={cn(
        'w-full overflow-clip border border-line bg-card font-[Arial,Helvetica,sans-serif]',
        card,
      )}
    >
      {shown.image ? (
        <img
          src={shown.image}
          alt=""
          loading="lazy"
          className={cn('w-full bg-tint-strong object-cover', ratio)}
        />
      ) : (
        <p className={cn('grid place-items-center bg-tint-strong text-fine text-ink-soft', ratio)}>
          No picture
        </p>
      )}
      <figcaption className={cn('p-3.5', text)}>
        <p className="text-tiny text-ink-soft uppercase">{domain}</p>
        <p className="mt-0.5 text-small leading-snug font-bold break-words">{shown.title}</p>
        <p className="mt-0.5 text-fine break-words text-ink-soft">{shown.description}</p>
      </figcaption>
    </figure>
  )
}
