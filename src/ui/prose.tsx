import { cn } from './cn.ts'

interface ProseProps {
  html: string
  id?: string
  className?: string
}

export const Prose = ({ html, id, className }: ProseProps) => (
  <div
    id={id}
    className={cn('prose', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from markdown by the server or the build, with raw HTML off.
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
