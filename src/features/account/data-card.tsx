import { dataCardTexts as texts } from '#content/interface/account/data.ts'
import type { User } from '#contracts/auth.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function DataCard({ user }: { user: User }) {
  return (
    <>
      <SectionCard title={texts.exportTitle} note={texts.exportNote}>
        <ButtonLink href="/api/account/export" look="outline" className="mt-5">
          {texts.exportButton}
        </ButtonLink>
      </SectionCard>
      <SectionCard title={texts.deleteTitle} note={texts.deleteNote}>
        <DeleteAccount username={user.username} />
      </SectionCard>
    </>
  )
}
