import type { User } from '#contracts/auth.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function DataCard({ user }: { user: User }) {
  return (
    <>
      <SectionCard
        title="Your data"
        note="One JSON file with your account, sessions, projects, and requests with their history and messages. If your email address is confirmed, it also has your newsletter sign-up and the emails we sent you."
      >
        <ButtonLink href="/api/account/export" look="outline" className="mt-5">
          Download your data
        </ButtonLink>
      </SectionCard>
      <SectionCard
        title="Delete the account"
        note="Your account, your sessions and your name are deleted for good, and pending requests are cancelled. We keep earlier requests, messages and projects for our books, without your name, email address and notes. A newsletter sign-up is not part of your account: use the unsubscribe link in any issue."
      >
        <DeleteAccount username={user.username} />
      </SectionCard>
    </>
  )
}
