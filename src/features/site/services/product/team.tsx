import { teamCopy } from '#content/product-development/copy.ts'
import { phases } from '#content/product-development/page.ts'
import { teamRoles } from '#content/product-development/sections.ts'
import { cn } from '#ui/cn.ts'
import { SectionHeading } from '#ui/section.tsx'
import { Half } from '../section-pair.tsx'
import { groupColours } from '../service-look.ts'

const roles: readonly { role: string; does: string; phases: readonly number[] }[] = teamRoles

export function Team() {
  return (
    <Half id="team" entries={teamRoles}>
      <SectionHeading isSide of="team" lede={teamCopy.lede}>
        {teamCopy.heading}
      </SectionHeading>
      <table className="mt-5 w-full border-collapse text-left">
        <caption className="sr-only">{teamCopy.tableCaption}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom text-tiny text-ink-soft">
            <th scope="col" className="pb-2 font-semibold max-sm:sr-only">
              {teamCopy.role}
            </th>
            {phases.map(({ phase, name }) => (
              <th key={phase} scope="col" className="w-[8%] pb-2 font-semibold max-sm:w-[9%]">
                <span className="flex flex-col-reverse items-center gap-1">
                  <span>
                    <span className="sr-only">{teamCopy.phase} </span>
                    {phase}
                  </span>
                  <span className="rotate-180 font-normal [writing-mode:vertical-rl] max-sm:sr-only">
                    {name}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, does, phases: active }) => (
            <tr key={role} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                <span className="block font-heading text-[1.0625rem] leading-snug font-semibold">{role}</span>
                <span className="block text-fine text-ink-soft max-sm:sr-only">{does}</span>
              </th>
              {phases.map(({ phase, group }) => {
                const isActive = active.some((candidate) => candidate === phase)
                return (
                  <td key={phase} className="px-px">
                    <span
                      className={cn(
                        'block h-4 rounded-[3px] text-transparent sm:h-6',
                        isActive ? groupColours[group] : 'border border-line',
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
      <p className="mt-3 text-fine text-ink-soft">{teamCopy.note}</p>
    </Half>
  )
}
