import { logoMark } from '#content/logo-mark.ts'
import { site } from '#site.config.ts'
import { SiteLink } from '#ui/site-link.tsx'

const isLongBrand = site.brand.length > 16

export function Logo({ isPulsing = false }: { isPulsing?: boolean }) {
  return (
    <SiteLink href="/" className="logo" data-long={isLongBrand ? '' : undefined}>
      <Mark className={isPulsing ? 'animate-logo-pulse' : undefined} />
      <span>{site.brand}</span>
    </SiteLink>
  )
}

function Mark({ className }: { className: string | undefined }) {
  if ('src' in logoMark) {
    const { src, width, height } = logoMark
    return <img src={src} alt="" width={width} height={height} className={className} />
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
