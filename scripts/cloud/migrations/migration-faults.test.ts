import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { findBlockedDeletions, findMigrationFaults } from './migration-faults.ts'

function projectWith(files: Record<string, string | object>): string {
  const root = aFolder({
    'migrations/0000_first.sql': 'create table notes (id integer primary key, text text);',
  })
  for (const [file, text] of Object.entries(files))
    writeIn(root, file, typeof text === 'string' ? text : JSON.stringify(text))
  return root
}

const faultsOf = (files: Parameters<typeof projectWith>[0], news: readonly string[] = []) =>
  findMigrationFaults(projectWith(files), news)

const emptying = { 'migrations/0001_empty.sql': "update notes set text = '';" }
const acceptance = {
  migration: '0001_empty.sql',
  what: 'notes.text',
  reason: 'Nobody ever read these notes, and the field is gone.',
}

test('the migrations of this project cause no loss that is not accepted', () => {
  expect(findMigrationFaults()).toEqual([])
})

test('a loss is refused until it is accepted with its reason', () => {
  expect(faultsOf(emptying)).toEqual([
    'migrations/0001_empty.sql loses data of notes.text, which already exists: it overwrites it. Add tables and columns instead, or accept the loss with its reason in accepted-losses.json beside the migration.',
  ])
  expect(faultsOf({ ...emptying, 'migrations/accepted-losses.json': [acceptance] })).toEqual([])
})

test.each([
  ['of a comment alone', '-- Custom SQL migration file, put your code below! --'],
  ['whose SQL is part of the comment', '-- put your code below! --alter table notes add size text;\n'],
  ['of a long comment and a semicolon', '/* later\n */\n;\n'],
])('a migration %s is named', (_, text) => {
  expect(faultsOf({ 'src/site/migrations/9000_size.sql': text })).toEqual([
    'src/site/migrations/9000_size.sql has no SQL: write it on a line of its own, below the comment.',
  ])
})

test('a migration with a comment above its SQL is taken', () => {
  const text = '-- put your code below! --\nalter table notes add size text;\n'
  expect(faultsOf({ 'src/site/migrations/9000_size.sql': text })).toEqual([])
})

test('an accepted loss that no migration has is named', () => {
  expect(faultsOf({ 'migrations/accepted-losses.json': [acceptance] })).toEqual([
    'migrations/accepted-losses.json accepts a loss that 0001_empty.sql does not cause: notes.text.',
  ])
})

test('a fork accepts losses of its own migrations in its own folder', () => {
  const files = {
    'src/site/migrations/9000_empty.sql': 'delete from notes;',
    'src/site/migrations/accepted-losses.json': [
      { ...acceptance, migration: '9000_empty.sql', what: 'notes' },
    ],
  }
  expect(faultsOf(files)).toEqual([])
})

test('a new migration of a release runs after those of a fork, as it will in its database', () => {
  const files = {
    'src/site/migrations/9000_links.sql':
      'create table links (note integer references notes (id) on delete cascade);',
    'migrations/0001_drop.sql': 'drop table notes;',
  }
  expect(faultsOf(files, ['migrations/0001_drop.sql'])).toEqual([
    expect.stringContaining('migrations/0001_drop.sql loses data of links'),
    expect.stringContaining('migrations/0001_drop.sql loses data of notes'),
  ])
})

test('a table of a fork that would keep accounts from being deleted is reported', () => {
  const blockedBy = (rule: string) => {
    const file = 'src/site/migrations/9000_referrals.sql'
    const reference = `FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ${rule}`
    const table = `CREATE TABLE \`referrals\` (\n\t\`user_id\` integer,\n\t${reference}\n);`
    return findBlockedDeletions(projectWith({ [file]: table }))
  }
  expect(blockedBy('ON DELETE no action')).toEqual([expect.stringContaining('could delete their account')])
  expect(blockedBy('ON DELETE cascade')).toEqual([])
  expect(blockedBy('ON DELETE set null')).toEqual([])
})
