const [tab, lineFeed, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20]

/** Returns the lines of a calendar, unfolded and without empty ones. */
export function calendarLines(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(unfold(asUtf8(bytes)))
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Works on bytes, because some programs fold a line inside a character. Every kind of line end becomes a line feed. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (!isLineEnd(byte)) {
      unfolded[length++] = byte
      continue
    }
    while (isLineEnd(bytes[index + 1])) index += 1
    const next = bytes[index + 1]
    if (next === space || next === tab) index += 1
    else unfolded[length++] = lineFeed
  }
  return unfolded.subarray(0, length)
}

const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === carriageReturn

function asUtf8(bytes: Uint8Array): Uint8Array {
  const [first = 0, second = 0] = bytes
  const mark = first * 256 + second
  if (mark === 0xfffe || (first !== 0 && second === 0)) return encode(bytes, 'utf-16le')
  if (mark === 0xfeff || (first === 0 && second !== 0)) return encode(bytes, 'utf-16be')
  return bytes
}

const encode = (bytes: Uint8Array, encoding: string) =>
  new TextEncoder().encode(new TextDecoder(encoding).decode(bytes))

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
