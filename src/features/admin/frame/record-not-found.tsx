import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { listReturn } from './list-return.tsx'

interface RecordNotFoundProps {
  title: string
  message: string
  list: { href: string; label: string }
  children?: ReactNode
}

export const RecordNotFound = ({ title, message, list: { href, label }, children }: RecordNotFoundProps) => (
  <>
    <TitleBand title={title}>
      <span role="alert">{message}</span>
    </TitleBand>
    <div className="page-width pb-20">
      <ButtonLink href={listReturn(href)}>{label}</ButtonLink>
      {children}
    </div>
  </>
)
