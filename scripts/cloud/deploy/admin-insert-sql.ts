export interface NewAdmin {
  username: string
  name: string
  email: string
  passwordHash: string
}

const auditActor = 'admin:create'

/** Returns statements with literal values, because `wrangler d1 execute` cannot bind parameters. */
export function adminInsertSql({ username, name, email, passwordHash }: NewAdmin): string {
  const values = [username, name, email, 'admin', passwordHash].map(quote).join(', ')
  const entry = [auditActor, 'user.create', 'user', username, JSON.stringify({ role: 'admin' })]
  return [
    `insert into users (username, name, email, role, password_hash) values (${values});\n`,
    `insert into audit_log (actor, action, subject_type, subject, after) values (${entry.map(quote).join(', ')});\n`,
  ].join('')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
