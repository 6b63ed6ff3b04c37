import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { ownFolder } from './content/look-up.ts'

/**
 * Copies the agency's own files into the build. Hidden files stay behind, because editors and file managers leave them
 * there and some hold secrets; `.well-known` is meant to be public (RFC 8615).
 */
export async function copyOwnPublic(to = 'dist', from = `${ownFolder}/public`): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: (path) => !isHidden(basename(path)) })
}

const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known'
