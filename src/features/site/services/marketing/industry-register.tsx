import { industryRegisterCopy } from '#content/digital-marketing/copy.ts'
import { industries } from '#content/digital-marketing/sections.ts'
import type { ServicedIndustry } from '#content/services/service-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function IndustryRegister() {
  const rows: readonly ServicedIndustry[] = industries
  return (
    <Section id="industries" entries={rows} tone="tint">
      <SectionHeading of="industries" kicker={industryRegisterCopy.kicker}>
        {industryRegisterCopy.heading}
      </SectionHeading>
      <table className="mt-10 w-full text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-3 border-primary text-fine text-ink-soft">
            {industryRegisterCopy.columns.map((name) => (
              <th key={name} scope="col" className="py-3 pr-8 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t-3 max-md:border-primary">
          {rows.map(({ name, regions, specialties, path }) => (
            <tr key={name} className="border-b border-line max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pr-8 text-left font-heading text-h3 font-semibold tracking-tight max-md:block max-md:p-0"
              >
                {path && isPageOn(path) ? (
                  <SiteLink
                    href={path}
                    className="inline-flex min-h-11 items-center gap-2 text-link hover:underline"
                  >
                    {name}
                    <Icon name="arrow-right" size="medium" />
                  </SiteLink>
                ) : (
                  <span className="md:inline-flex md:min-h-11 md:items-center">{name}</span>
                )}
              </th>
              <td className="py-5 pr-8 text-small text-ink-soft max-md:flex max-md:items-center max-md:gap-2 max-md:p-0 max-md:pt-1">
                <Icon name="globe" className="mr-2 inline align-[-0.2em] max-md:mr-0" />
                {regions}
              </td>
              <td className="py-5 max-md:block max-md:p-0 max-md:pt-3">
                <ul className="flex flex-wrap gap-2">
                  {specialties.map((specialty) => (
                    <li
                      key={specialty}
                      className="rounded-full border border-line-strong bg-card px-3.5 py-1.5 text-fine font-medium"
                    >
                      {specialty}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
