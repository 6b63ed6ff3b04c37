import { logoMark } from '#content/logo-mark.ts'
import { site } from '#site.config.ts'
import { brandCharsBest } from '#shared/site-config.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'

const name = site.brand.length > brandCharsBest ? (site.shortBrand ?? site.brand) : site.brand

export function Logo({ isPulsing = false }: { isPulsing?: boolean }) {
  return (
    <SiteLink href="/" className="logo" data-long={name.length > brandCharsBest ? '' : undefined}>
      <Mark className={isPulsing ? 'animate-logo-pulse' : undefined} />
      <span>{name}</span>
    </SiteLink>
  )
}

function Mark({ className }: { className: string | undefined }) {
  if ('src' in logoMark) {
    const { src, width, height } = logoMark
    // Inside a picture element, React does not emit its own preload into the body.
    return (
      <picture className="contents">
        <img src={src} alt="" width={width} height={height} className={cn('logo-image', className)} />
      </picture>
    )
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={logoMark.viewBox}
      className={className}
      fill="none"
      strokeWidth={logoMark.strokeWidth}
    >
      <path d={logoMark.inner} />
      <path d={logoMark.ridge} />
    </svg>
  )
}
