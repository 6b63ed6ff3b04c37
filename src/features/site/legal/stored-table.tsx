import { storedColumns } from '#content/legal/copy.ts'
import type { StoredRow } from '#content/legal/legal-page.ts'

export function StoredTable({ caption, rows }: { caption: string; rows: readonly StoredRow[] }) {
  return (
    <table className="mt-6 w-full border-collapse text-left text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-3 border-primary">
          {Object.values(storedColumns).map((name) => (
            <th key={name} scope="col" className="py-3 pr-5 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-4">
        {rows.map((row) => (
          <tr
            key={row.what}
            className="border-b border-line align-top max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-card max-md:p-5"
          >
            <th scope="row" className="py-3 pr-5 font-semibold max-md:p-0 md:w-[27%]">
              {row.what}
            </th>
            {(['why', 'where', 'howLong'] as const).map((key) => (
              <td key={key} className="py-3 pr-5 text-ink-soft max-md:p-0">
                <span className="font-semibold text-ink md:hidden">{storedColumns[key]}: </span>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
