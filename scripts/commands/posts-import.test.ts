import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { fillState } from '../lib/local/fill-state.ts'

const excerpt = 'Three things that are blamed on a crawl budget, and how to see which one it is.'
const post = (fields = '', text = 'Text.') =>
  `---\ntitle: A post\ndate: 2024-03-01\ncategory: seo\nexcerpt: ${excerpt}\n${fields}\n---\n\n${text}\n`

async function importFolder(files: Record<string, string>) {
  const folder = aFolder(files)
  const stateDir = join(aFolder({}), 'state')
  await fillState(stateDir, null)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/commands/posts-import.ts', folder],
    {
      encoding: 'utf8',
      env: { ...process.env, STATE_DIR: stateDir },
    },
  )
  return { status, stdout, stderr: stderr.trim() }
}

test('posts of subfolders are imported, and a README is no post', async () => {
  const result = await importFolder({
    'README.md': '# Notes',
    '2024/a.md': post('draft: false'),
    'b.markdown': post(),
  })
  expect(result).toMatchObject({ status: 0, stderr: '' })
  expect(result.stdout).toContain('README.md was skipped')
  expect(result.stdout).toContain('Added 2, replaced 0')
}, 120_000)

test('what is rejected or lost is named, and the command ends with an error', async () => {
  const result = await importFolder({
    'good.md': post('layout: post', '![A chart](./chart.png)\n\n[Next](../next.md)\n\n{{< youtube abc >}}'),
    'bad.md': post().replace('title: A post', 'title: ""'),
    'sub/good.md': post(),
    'none.md': 'Text.',
  })
  expect(result.status).toBe(1)
  expect(result.stdout).toContain('Added 1,')
  for (const line of [
    'good.md: layout was lost.',
    'good.md: the text has a link or picture to ./chart.png, which is no address of this site.',
    'good.md: the text has a link or picture to ../next.md, which is no address of this site.',
    'good.md: the text has a Hugo shortcode, which is shown as text: {{< youtube abc >}}.',
    'bad.md: title: Enter a title.',
    'sub/good.md was rejected: good.md has the same slug, good.',
    'none.md: front matter between two lines of --- or +++ is missing',
  ])
    expect(result.stderr).toContain(line)
}, 120_000)
