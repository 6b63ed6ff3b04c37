import { pageMenuLabel } from '#content/interface/controls.ts'
import { ButtonLink } from './button.tsx'
import { SiteLink } from './site-link.tsx'

interface PageMenuProps {
  sections: readonly { id: string; label: string }[]
  price?: string
  action: { href: string; label: string }
}

export function PageMenu({ sections, price, action }: PageMenuProps) {
  return (
    <nav
      aria-label={pageMenuLabel}
      data-page-menu=""
      className="sticky top-(--header-height) z-20 border-b border-line bg-surface print:hidden"
    >
      <div className="page-width flex h-15 items-stretch gap-6">
        <ul data-spy="" className="relative -mx-2 flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
          {sections.map(({ id, label }, index) => (
            <li key={id} className="flex shrink-0">
              <SiteLink
                href={`#${id}`}
                aria-current={index === 0 ? 'location' : undefined}
                suppressHydrationWarning
                className="flex items-center border-y-3 border-transparent px-3 text-small font-medium text-ink-soft -outline-offset-3! hover:text-ink aria-[current]:border-b-primary aria-[current]:font-semibold aria-[current]:text-link first:pl-2"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="hidden shrink-0 items-center gap-4 lg:flex">
          {price ? <p className="text-fine text-ink-soft max-xl:hidden">{price}</p> : null}
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </nav>
  )
}
