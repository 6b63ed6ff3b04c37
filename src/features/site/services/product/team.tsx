import { teamCopy } from '#content/product-development/copy.ts'
import { phases } from '#content/product-development/page.ts'
import { teamRoles } from '#content/product-development/sections.ts'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { groupColours } from './group-colours.ts'

const roles: readonly { role: string; does: string; phases: readonly number[] }[] = teamRoles

export function Team() {
  return (
    <Section
      entries={teamRoles}
      id="team"
      tone="dark"
      behind={
        <>
          <Contours art="band" className="[--contour-opacity:.6]" />
          <div
            aria-hidden="true"
            className="absolute inset-0 -z-10 bg-linear-to-r from-band from-40% to-transparent"
          />
        </>
      }
    >
      <SectionHeading of="team" lede={teamCopy.lede}>
        {teamCopy.heading}
      </SectionHeading>
      <table className="mt-12 w-full border-collapse text-left">
        <caption className="sr-only">{teamCopy.tableCaption}</caption>
        <thead>
          <tr className="text-tiny text-ink-soft">
            <th scope="col" className="pb-3 font-semibold max-sm:sr-only">
              {teamCopy.role}
            </th>
            {phases.map(({ phase, name }) => (
              <th key={phase} scope="col" className="w-[7.6%] pb-3 text-center font-semibold max-sm:w-[9%]">
                <span className="sr-only">{teamCopy.phase} </span>
                {phase}
                <span className="block font-normal max-lg:sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, does, phases: active }) => (
            <tr key={role} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 font-normal">
                <span className="block font-heading font-semibold">{role}</span>
                <span className="block text-small text-ink-soft max-sm:sr-only">{does}</span>
              </th>
              {phases.map(({ phase, group }) => {
                const isActive = active.some((candidate) => candidate === phase)
                return (
                  <td key={phase} className="px-px">
                    <span
                      className={cn(
                        'block h-3.5 rounded-[3px] text-transparent sm:h-6 sm:rounded-chip',
                        isActive ? groupColours[group] : 'border border-line/60',
                      )}
                    >
                      <span className="sr-only">{isActive ? teamCopy.works : teamCopy.rests}</span>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-fine text-ink-soft">{teamCopy.note}</p>
    </Section>
  )
}
