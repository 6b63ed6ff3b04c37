import { downloadFile } from '#api/download-file.ts'
import { dataCardTexts as texts } from '#content/interface/account/data.ts'
import type { User } from '#contracts/auth.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useChange } from './use-change.ts'

export function DataCard({ user }: { user: User }) {
  const { problem, isSending, change } = useChange()
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
          aria-busy={isSending}
          onClick={() => void change(() => downloadFile('/api/account/export'))}
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
