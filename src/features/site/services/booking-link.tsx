import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface BookingLinkProps {
  href: string
  children: string
  className?: string
}

/** The quiet way to the booking form, beside the literal calls to action. */
export function BookingLink({ href, children, className }: BookingLinkProps) {
  return (
    <SiteLink
      whenOff="nothing"
      href={href}
      className={cn(
        'mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline',
        className,
      )}
    >
      <Icon name="calendar-check" />
      {children}
    </SiteLink>
  )
}
