import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { pathFailure } from '../../lib/path-failure.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

const ageMagic = Buffer.from('age-encryption.org/')
const gzipMagic = Buffer.from([0x1f, 0x8b])

/**
 * Writes lines gzipped, and with a passphrase encrypted in the age format (age-encryption.org/v1). The file appears
 * under its name only when it is complete and on the disk. Only its owner can read it.
 */
export async function writeLineFile(
  file: string,
  lines: AsyncIterable<string>,
  passphrase?: string,
): Promise<void> {
  const part = `${file}.part`
  try {
    const gzipStream = Readable.from(endLines(lines)).compose(createGzip())
    const content = passphrase === undefined ? gzipStream : await encrypt(gzipStream, passphrase)
    await pipeline(content, createWriteStream(part, { mode: 0o600 }))
    await using handle = await open(part)
    await handle.sync()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export async function* readLineFile(file: string, passphrase?: string): AsyncGenerator<string> {
  const storedBytes = await openStored(file, passphrase)
  const plain = createGunzip()
  try {
    const gzipStream = passphrase === undefined ? storedBytes : await decrypt(storedBytes, passphrase)
    gzipStream.on('error', (error) => plain.destroy(error)).pipe(plain)
    // Not readline, which also ends lines at U+2028, a character that JSON does not escape.
    let rest = ''
    for await (const chunk of plain.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest) yield rest
  } catch (error) {
    throw explainUnreadable(file, error)
  } finally {
    storedBytes.destroy()
    plain.destroy()
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  return (await readStart(file)).equals(ageMagic)
}

export const alteredFailure = (file: string) =>
  new PlainFailure(`${file} was altered: its content does not match its checksum. Use another backup.`)
export const truncatedFailure = (file: string) =>
  new PlainFailure(`${file} is truncated: its end is missing. Use another backup.`)

async function openStored(file: string, passphrase?: string): Promise<Readable> {
  const start = await readStart(file)
  const hasKey = start.equals(ageMagic)
  if (!hasKey && !start.subarray(0, gzipMagic.length).equals(gzipMagic))
    throw new PlainFailure(`${file} is not a backup.`)
  if (hasKey && passphrase === undefined)
    throw new PlainFailure(`${file} is encrypted. Its passphrase is needed.`)
  if (!hasKey && passphrase !== undefined)
    throw new PlainFailure(`${file} is not encrypted. Leave the passphrase out.`)
  return createReadStream(file)
}

async function readStart(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw pathFailure(file, error)
  }
}

async function* endLines(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}

async function encrypt(content: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return fromWeb(await encrypter.encrypt(toWeb(content)))
}

async function decrypt(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return fromWeb(await decrypter.decrypt(toWeb(content)))
}

// Node's web streams and those of age-encryption's types are the same objects under two declarations.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (content: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as unknown as ReadableStream)

function explainUnreadable(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PlainFailure) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return truncatedFailure(file)
  if (code === 'Z_DATA_ERROR') return alteredFailure(file)
  if (code !== undefined) return error
  // age throws the same class of error for a wrong passphrase and for altered content.
  if (error.message.startsWith('no identity matched'))
    return new PlainFailure(`The passphrase is not that of ${file}.`)
  return new PlainFailure(`${file} is truncated or was altered (${error.message}). Use another backup.`)
}
