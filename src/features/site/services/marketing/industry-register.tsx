import { industryRegisterCopy } from '#content/digital-marketing/copy.ts'
import { industries } from '#content/digital-marketing/sections.ts'
import type { ServicedIndustry } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const rows: readonly ServicedIndustry[] = industries

export function IndustryRegister() {
  return (
    <section id="industries" aria-labelledby="industries-heading">
      <SectionHeading of="industries" kicker={industryRegisterCopy.kicker} isSide>
        {industryRegisterCopy.heading}
      </SectionHeading>
      <table className="mt-6 w-full text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink text-tiny text-ink-soft">
            {industryRegisterCopy.columns.map((name) => (
              <th key={name} scope="col" className="pr-4 pb-2.5 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
          {rows.map(({ name, regions, specialties, path }) => (
            <tr key={name} className="border-b border-line align-top text-small max-sm:block max-sm:py-3">
              <th
                scope="row"
                className="py-3 pr-4 text-left font-heading text-[1.0625rem] font-semibold tracking-tight max-sm:block max-sm:p-0"
              >
                {path && isPageOn(path) ? (
                  <SiteLink href={path} className="text-link hover:underline">
                    {name} <Icon name="arrow-right" className="inline align-[-0.2em]" />
                  </SiteLink>
                ) : (
                  name
                )}
              </th>
              <td className="py-3 pr-4 text-ink-soft max-sm:block max-sm:p-0 sm:w-[27%]">{regions}</td>
              <td className="py-3 max-sm:block max-sm:p-0 sm:w-[36%]">
                <ul>
                  {specialties.map((specialty) => (
                    <li key={specialty} className="inline not-last:after:content-[',_']">
                      {specialty}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
