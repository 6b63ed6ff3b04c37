import { overviewTexts as texts } from '#content/interface/admin/overview.ts'
import type { ClockState } from '#contracts/admin.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'

export function ClockNotice({ clock: { ranAt, isMissing, hasFailed } }: { clock: ClockState }) {
  if (!isMissing && !hasFailed) return null
  return (
    <div role="status" className="flex items-start gap-2 text-small text-danger">
      <Icon name="triangle-alert" className="mt-0.5" />
      <p>
        {isMissing ? (
          <>
            <strong>
              {ranAt ? (
                <>
                  {texts.clockStopped} <LocalTime iso={ranAt} />.
                </>
              ) : (
                texts.clockMissing
              )}
            </strong>{' '}
            {texts.clockMeaning}{' '}
            <code className="font-mono text-fine wrap-anywhere">{texts.clockCommand}</code>.
          </>
        ) : (
          texts.clockFailed
        )}
      </p>
    </div>
  )
}
