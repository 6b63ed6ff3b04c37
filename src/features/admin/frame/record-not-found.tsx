import { ButtonLink } from '#ui/button.tsx'
import { TitleBand } from '#ui/title-band.tsx'

interface RecordNotFoundProps {
  title: string
  message: string
  list: { href: string; label: string }
}

export const RecordNotFound = ({ title, message, list: { href, label } }: RecordNotFoundProps) => (
  <>
    <TitleBand title={title}>{message}</TitleBand>
    <div className="page-width pb-20">
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  </>
)
