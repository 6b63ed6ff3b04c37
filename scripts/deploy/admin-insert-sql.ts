export interface NewAdmin {
  username: string
  name: string
  email: string
  passwordHash: string
}

/** Returns the INSERT with its values as literals: `wrangler d1 execute` cannot bind parameters. */
export function adminInsertSql({ username, name, email, passwordHash }: NewAdmin): string {
  const values = [username, name, email, 'admin', passwordHash].map(quote).join(', ')
  return `insert into users (username, name, email, role, password_hash) values (${values});\n`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
