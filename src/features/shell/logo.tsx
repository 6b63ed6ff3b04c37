import { logoMark } from '#content/logo-mark.ts'
import { site } from '#site.config.ts'
import { SiteLink } from '#ui/site-link.tsx'

export function Logo({ isPulsing = false }: { isPulsing?: boolean }) {
  return (
    <SiteLink href="/" className="logo">
      <svg
        aria-hidden="true"
        viewBox={logoMark.viewBox}
        className={isPulsing ? 'animate-logo-pulse' : undefined}
        fill="none"
        strokeWidth={logoMark.strokeWidth}
      >
        <path d={logoMark.inner} />
        <path d={logoMark.ridge} />
      </svg>
      <span>{site.brand}</span>
    </SiteLink>
  )
}
