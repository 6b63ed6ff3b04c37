import type { User } from '#contracts/accounts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from './card.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** What can be taken along, and the end. */
export function DataCard({ user }: { user: User }) {
  return (
    <>
      <Card
        title="Your data"
        note="One JSON file: your account, sessions, projects, and requests with their history and messages. With a confirmed e-mail also your newsletter sign-up and our mails to you."
      >
        <ButtonLink href="/api/account/export" look="outline" className="mt-5">
          Download your data
        </ButtonLink>
      </Card>
      <Card
        title="Delete the account"
        note="Your account, sessions and name go for good. Pending requests are cancelled. The agency keeps earlier requests, messages and projects for its books, without your name, e-mail and notes. A newsletter sign-up is not part of the account: its mails have a link to leave."
      >
        <DeleteAccount username={user.username} />
      </Card>
    </>
  )
}
