import { linkTexts } from '#content/interface/links.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export const DashboardLink = () => (
  <ButtonLink href="/dashboard" look="outline">
    <Icon name="arrow-left" />
    {linkTexts.dashboard}
  </ButtonLink>
)
