import { download } from '#api/download.ts'
import { dataCardTexts as texts } from '#content/interface/account/data.ts'
import type { User } from '#contracts/auth.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function DataCard({ user }: { user: User }) {
  const { problem, isPending, run } = useAction()
  return (
    <>
      <SectionCard title={texts.exportTitle} note={texts.exportNote} className="print-hidden">
        {problem ? (
          <div className="mt-4">
            <FormProblem message={problem} />
          </div>
        ) : null}
        <Button
          look="outline"
          className="mt-5"
          aria-busy={isPending}
          onClick={() => void run(() => download(accountEndpoints.exportAccount))}
        >
          {texts.exportButton}
        </Button>
      </SectionCard>
      <SectionCard title={texts.deleteTitle} note={texts.deleteNote} className="print-hidden">
        <DeleteAccount username={user.username} />
      </SectionCard>
    </>
  )
}
