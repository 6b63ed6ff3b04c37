import { ButtonLink } from '#ui/button.tsx'
import { TitleBand } from '#ui/title-band.tsx'

interface NothingNamedProps {
  title: string
  /** The API's sentence for a key that it does not know. */
  message: string
  list: { href: string; label: string }
}

/** A record's page whose address names no record. */
export const NothingNamed = ({ title, message, list: { href, label } }: NothingNamedProps) => (
  <>
    <TitleBand title={title}>{message}</TitleBand>
    <div className="page-width pb-20">
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  </>
)
