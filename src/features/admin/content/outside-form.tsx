import type { ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** Renders a dialog beside the form that opens it: forms cannot be nested, and its events are not those of the form. */
export const OutsideForm = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div onInput={keepInside} onChange={keepInside} onSubmit={keepInside}>
      {children}
    </div>,
    document.body,
  )
