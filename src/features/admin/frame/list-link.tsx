import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export const ListLink = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={href} look="outline">
    <Icon name="arrow-left" />
    {label}
  </ButtonLink>
)
