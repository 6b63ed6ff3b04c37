import { team } from '#content/team.ts'
import { PersonLine } from '#ui/person-line.tsx'

/** The host of consultations, or nothing where the team is empty. */
export function ServiceHost({ className }: { className?: string }) {
  const [host] = team
  return host ? <PersonLine person={host} className={className} /> : null
}
