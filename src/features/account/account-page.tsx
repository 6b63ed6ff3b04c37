import { useQuery } from '@tanstack/react-query'
import type { User } from '#contracts/accounts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { DataCard } from './data-card.tsx'
import { EmailState } from './email-state.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { accountQuery } from './queries.ts'
import { SessionsCard } from './sessions-card.tsx'

const roleWords = { client: 'a client', provider: 'a service provider', admin: 'an administrator' } as const

/** Everything that the owner of an account can see of it, change, take along and end. */
export function AccountPage({ user }: { user: User }) {
  const account = useQuery(accountQuery)
  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand
        title="Your account"
        actions={
          <ButtonLink href="/dashboard" look="outline">
            Dashboard
          </ButtonLink>
        }
      >
        Signed in as {user.username}, {roleWords[user.role]}.
      </TitleBand>
      <div className="page-width grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <QueryState query={account} what="your account">
            {(data) => (
              <>
                <EmailState account={data} />
                <ProfileCard account={data} />
              </>
            )}
          </QueryState>
          <PasswordCard username={user.username} />
        </div>
        <div className="grid gap-5">
          <SessionsCard />
          <DataCard user={user} />
        </div>
      </div>
    </div>
  )
}
