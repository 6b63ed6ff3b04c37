export interface Migration {
  name: string
  sql: string
}

const reference = /references\s+[`"]?(\w+)[`"]?[^,;)]*\([^)]*\)([^,;]*)/gi
const rebuilt =
  /(?:create\s+table\s+(?:if\s+not\s+exists\s+)?[`"]?__new_(\w+)|drop\s+table\s+(?:if\s+exists\s+)?[`"]?(\w+))/gi

/**
 * Returns the migrations that rebuild or drop a table with child rows. D1 always enforces foreign keys and ignores
 * `PRAGMA foreign_keys=OFF`: dropping the old table deletes its children with `ON DELETE CASCADE`, and fails
 * without it. Add columns and tables instead, or move the children first.
 * @param migrations in the order in which they are applied
 */
export function findUnsafeMigrations(migrations: readonly Migration[]): string[] {
  const children = new Map<string, { cascades: boolean }>()
  const faults: string[] = []
  for (const { name, sql } of migrations) {
    const code = sql.replace(/--.*$/gm, '')
    for (const [, parent] of matchGroups(code, rebuilt)) {
      const childRows = parent ? children.get(parent) : undefined
      if (!parent || !childRows) continue
      const effect = childRows.cascades
        ? 'deletes every row that refers to it'
        : 'fails while rows refer to it'
      const fault = `${name} rebuilds or drops "${parent}": on D1 this ${effect}.`
      if (!faults.includes(fault)) faults.push(fault)
    }
    for (const [, parent, actions] of matchGroups(code, reference)) {
      if (!parent) continue
      const cascades = /on\s+delete\s+cascade/i.test(actions ?? '') || children.get(parent)?.cascades === true
      children.set(parent, { cascades })
    }
  }
  return faults
}

function matchGroups(text: string, pattern: RegExp): [match: string, first?: string, second?: string][] {
  return [...text.matchAll(pattern)].map(([match, first, second]) =>
    first ? [match, first, second] : [match, second],
  )
}
