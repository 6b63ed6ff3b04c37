import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { listReturn } from './list-return.ts'

export const ListLink = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={listReturn(href)} look="outline">
    <Icon name="arrow-left" />
    {label}
  </ButtonLink>
)
