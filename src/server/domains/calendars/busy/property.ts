export interface Property {
  name: string
  /** Names in capitals, values without quotes. */
  parameters: ReadonlyMap<string, string>
  value: string
}

/** Some programs write a zone with colons and no quotes: `TZID=tzone://Microsoft/Utc:20310303T090000Z`. */
const unquotedZone = /;\s*TZID\s*=\s*([^";]*)(?=;|:\s*\d{4}-?\d\d)/i
/** Up to the first colon outside quotes. */
const headPattern = /^(?:"[^"]*"|[^":])*(?=:)/
const parameterPattern = /(?:"[^"]*"|[^";])+/g

export const nameOfLine = (line: string): string =>
  (/^\s*([A-Za-z0-9-]+)/.exec(line)?.[1] ?? '').toUpperCase()

/** Returns null for a line that is not a property. */
export function readProperty(line: string): Property | null {
  const quotedLine = line.replace(unquotedZone, ';TZID="$1"')
  const head = headPattern.exec(quotedLine)?.[0] ?? quotedLine.slice(0, Math.max(0, quotedLine.indexOf(':')))
  const name = nameOfLine(head)
  if (name === '') return null
  const parameters = new Map<string, string>()
  for (const part of head.match(parameterPattern)?.slice(1) ?? []) {
    const [parameter = '', ...values] = part.split('=')
    parameters.set(parameter.trim().toUpperCase(), values.join('=').replaceAll('"', '').trim())
  }
  return { name, parameters, value: quotedLine.slice(head.length + 1).trim() }
}
