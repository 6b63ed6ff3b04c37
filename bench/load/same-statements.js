// Answers a GET with nothing, and a POST after as many statements, calls and writes as a booking takes: nothing that
// creates one in D1 can be faster.
const take = (database) =>
  database
    .prepare(
      `insert into rate_limits (key, count, reset_at) values (?1, 1, ?2) on conflict (key) do update set count = count + 1 returning *`,
    )
    .bind(crypto.randomUUID(), Date.now() + 60_000)

export default {
  async fetch(request, env) {
    if (request.method !== 'POST') return new Response()
    const database = env.DB.withSession('first-primary')
    await request.json()
    await take(database).raw()
    await database.prepare('select booking_title from services where id = ?').bind(1).raw()
    await take(database).raw()
    await database.batch([take(database), take(database), take(database), take(database)])
    return new Response()
  },
}
