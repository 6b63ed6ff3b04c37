import { capitalize } from '#shared/words.ts'
import { cva } from 'class-variance-authority'

const badge = cva(
  'inline-flex shrink-0 items-center rounded-full px-3 py-1 text-tiny font-semibold contrast:border-2 contrast:border-line forced-colors:border print:border',
  {
    variants: {
      tone: {
        warning: 'bg-warning-bg text-warning',
        success: 'bg-success-bg text-success',
        danger: 'bg-danger-bg text-danger',
        info: 'bg-info-bg text-info',
      },
    },
  },
)

export type BadgeTone = 'warning' | 'success' | 'danger' | 'info'

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={badge({ tone })}>{capitalize(children)}</span>
}
