import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FileVariant } from '#contracts/file-rules.ts'
import { createdAt, instant } from './columns.ts'

/** What was uploaded. The bytes are in the bucket, under `hash`. */
export const files = sqliteTable(
  'files',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    visibility: text('visibility', { enum: ['public', 'private'] })
      .notNull()
      .default('public'),
    /** Of the present content and of a number drawn at its upload: no two files share a place in the bucket. */
    hash: text('hash').notNull().unique(),
    /** Of the present content alone, in hex. */
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    isDecorative: integer('is_decorative', { mode: 'boolean' }).notNull().default(false),
    /** The point that every crop keeps, from 0 (left, top) to 1. */
    focusX: real('focus_x').notNull().default(0.5),
    focusY: real('focus_y').notNull().default(0.5),
    variants: text('variants', { mode: 'json' }).$type<FileVariant[]>().notNull(),
    /** The hash whose content the bucket for backups holds. */
    copiedHash: text('copied_hash'),
    revision: integer('revision').notNull().default(1),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('files_newest').on(table.createdAt),
    index('files_by_type').on(table.type, table.createdAt),
    index('files_not_copied').on(table.id).where(sql`copied_hash is not hash`),
    index('files_without_alt')
      .on(table.createdAt)
      .where(sql`alt = '' and is_decorative = 0 and width is not null`),
  ],
)

/** Every hash that a file has had: an old address leads to the present one. */
export const fileHashes = sqliteTable(
  'file_hashes',
  {
    hash: text('hash').primaryKey(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [index('file_hashes_file').on(table.fileId)],
)

/** Where a file is used. Written by the save of the record that uses it; a used file cannot be deleted. */
export const fileUses = sqliteTable(
  'file_uses',
  {
    subjectType: text('subject_type').notNull(),
    subjectId: integer('subject_id').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId, table.fileId] }),
    index('file_uses_file').on(table.fileId),
  ],
)

/** One row, kept by triggers, so that the library's sum reads no file. */
export const fileTotals = sqliteTable('file_totals', {
  id: integer('id').primaryKey(),
  files: integer('files').notNull(),
  bytes: integer('bytes').notNull(),
})
