import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

export function FormError({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="mb-5 flex gap-3 rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3.5 text-danger"
    >
      <Icon name="circle-alert" size="medium" className="mt-0.5" />
      <div>
        <p className="text-small font-semibold">{message}</p>
        {children ? <p className="text-fine">{children}</p> : null}
      </div>
    </div>
  )
}
