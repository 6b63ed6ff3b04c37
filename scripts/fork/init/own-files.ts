import { spawnSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import * as current from '#site.config.ts'
import { projectPath } from '../../build/build-when-stale.ts'
import { ownFolder } from '../../build/content/look-up.ts'
import { formatFile, formatText, ownFormat, releaseFormat } from '../upgrade/format.ts'
import type { Logo } from './read-logo.ts'
import { type ConfigModule, configSource, logoMarkSource } from './site-config-file.ts'

export interface OwnFile {
  file: string
  content: string | Buffer
  isKnown: boolean
}

export function ownFiles(config: ConfigModule, logo: Logo | undefined): OwnFile[] {
  const configFile = `${ownFolder}/site.config.ts`
  return [
    {
      file: configFile,
      content: formatSource(configFile, configSource(config)),
      isKnown:
        isDeepStrictEqual(config.site, current.site) &&
        config.paymentUrl === current.paymentUrl &&
        isDeepStrictEqual(config.strategyRating, current.strategyRating),
    },
    { file: formatFile, content: formatText(releaseFormat()), isKnown: ownFormat() === releaseFormat() },
    ...(logo ? logoFiles(logo) : []),
  ]
}

function logoFiles(logo: Logo): OwnFile[] {
  const markFile = `${ownFolder}/logo-mark.ts`
  return [
    { file: markFile, content: formatSource(markFile, logoMarkSource(logo)), isKnown: false },
    { file: `${ownFolder}/public/logo.${logo.type}`, content: logo.bytes, isKnown: false },
  ]
}

function formatSource(file: string, source: string): string {
  const biome = projectPath('node_modules/@biomejs/biome/bin/biome')
  const result = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: projectPath(),
    input: source,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`${file} could not be formatted: ${result.stderr}`)
  return result.stdout
}
