import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rewordContent } from './reword.ts'

const withoutWords =
  /^(careers\/jobs\/.*|interface\/.*|american-spelling|meta-types|site-route|known-params|blog\/(front-matter|post-file))\.ts$/

export function makeFork(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const fileList = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of fileList.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const site = join(folder, 'src/site')
  for (const name of globSync('**/*.ts', { cwd: 'src/content' })) {
    if (name.endsWith('.test.ts') || withoutWords.test(name)) continue
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), rewordContent(readFileSync(join('src/content', name), 'utf8')))
  }
  cpSync('tests/fork/own', site, { recursive: true })
}
