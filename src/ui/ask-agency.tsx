import { site } from '#site.config.ts'

export const AskAgency = ({ sentence }: { sentence: { before: string; after: string } }) => (
  <p className="text-small">
    {sentence.before}{' '}
    <a href={`mailto:${site.email}`} className="font-semibold text-link underline underline-offset-4">
      {site.email}
    </a>
    {sentence.after}
  </p>
)
