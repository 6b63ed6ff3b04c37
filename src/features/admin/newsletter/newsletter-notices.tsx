import { newsletterNoticeTexts as texts } from '#content/interface/admin/issues.ts'
import type { NewsletterSettings } from '#contracts/admin-issues.ts'
import { Icon } from '#ui/icon.tsx'

export const NewsletterNotices = ({
  settings: { hasProvider, isClockMissing },
}: {
  settings: NewsletterSettings
}) => (
  <>
    {hasProvider ? null : <Notice fact={texts.noProvider} remedy={texts.noProviderMeaning} />}
    {isClockMissing ? <Notice fact={texts.clockMissing} remedy={texts.clockMeaning} /> : null}
  </>
)

const Notice = ({ fact, remedy }: { fact: string; remedy: string }) => (
  <p className="flex items-start gap-2 text-small">
    <Icon name="triangle-alert" className="mt-0.5 text-warning" />
    <span className="max-w-2xl">
      <strong>{fact}</strong> {remedy} <code className="font-mono text-fine">docs/deploy.md</code>.
    </span>
  </p>
)
