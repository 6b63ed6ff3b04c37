import { networkCardTexts as texts } from '#content/interface/admin/preview.ts'
import { parseUrl } from '#shared/links.ts'
import type { PreviewInput, PreviewNetwork } from '#shared/social-preview.ts'
import { cn } from '#ui/cn.ts'
import { networkLooks, type Scheme } from './network-looks.ts'

interface NetworkCardProps {
  network: PreviewNetwork['id']
  scheme: Scheme
  preview: PreviewInput
}

const shapes: Record<PreviewNetwork['id'], { card: string; title: string; domain: string }> = {
  facebook: { card: 'max-w-[30rem]', title: 'line-clamp-2 text-[1.0625rem] font-bold', domain: 'uppercase' },
  twitter: { card: 'max-w-[27rem] rounded-[0.875rem]', title: 'line-clamp-1 text-[0.9375rem]', domain: '' },
  linkedin: {
    card: 'max-w-[30rem] rounded-[0.5rem]',
    title: 'line-clamp-2 text-[0.875rem] font-bold',
    domain: '',
  },
  whatsapp: {
    card: 'max-w-[21rem] rounded-[0.5rem] p-1',
    title: 'line-clamp-2 text-[0.875rem] font-bold',
    domain: '',
  },
}

export function NetworkCard({ network, scheme, preview }: NetworkCardProps) {
  const look = networkLooks[network][scheme]
  const shape = shapes[network]
  const domain = parseUrl(preview.url)?.hostname ?? ''
  const domainLine = (
    <p className={cn('text-[0.8125rem]', shape.domain)} style={{ color: look.soft }}>
      {domain}
    </p>
  )
  return (
    <figure
      className={cn('w-full overflow-clip border font-[Arial,Helvetica,sans-serif]', shape.card)}
      style={{ background: look.card, borderColor: look.line }}
    >
      <div
        className={cn('overflow-clip', network === 'whatsapp' && 'rounded-[0.375rem]')}
        style={{ background: look.foot }}
      >
        {preview.image ? (
          <img
            src={preview.image}
            alt=""
            loading="lazy"
            className={cn(
              'w-full object-cover',
              network === 'linkedin' ? 'aspect-[1200/627]' : 'aspect-[1.91]',
            )}
          />
        ) : (
          <p className="grid aspect-[1.91] place-items-center text-fine" style={{ color: look.soft }}>
            {texts.noPicture}
          </p>
        )}
        <div className="p-3">
          {network === 'facebook' ? domainLine : null}
          <p className={cn('mt-0.5 leading-snug', shape.title)} style={{ color: look.title }}>
            {preview.title}
          </p>
          {network === 'linkedin' ? null : (
            <p
              className={cn(
                'mt-0.5 text-[0.875rem]',
                network === 'facebook' ? 'line-clamp-1' : 'line-clamp-2',
              )}
              style={{ color: look.soft }}
            >
              {preview.description}
            </p>
          )}
          {network === 'facebook' ? null : domainLine}
        </div>
      </div>
      {network === 'whatsapp' ? (
        <p
          className="px-2 py-1.5 text-[0.875rem] break-all"
          style={{ color: scheme === 'light' ? '#0a6fa8' : '#53bdeb' }}
        >
          {preview.url}
        </p>
      ) : null}
    </figure>
  )
}
