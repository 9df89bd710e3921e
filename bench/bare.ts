// A bare server as the baseline for the product: node:http, the same database driver, one indexed select, the
// same rows.
import http from 'node:http'
import path from 'node:path'
import { openDatabase } from '#server/store/embedded/database.ts'

const { pool } = await openDatabase({
  url: process.env.DATABASE_URL,
  folder: path.join(process.env.DATA_DIR ?? '', 'pg'),
  onError: (error) => {
    throw error
  },
})

const answers: Record<string, (key: string) => Promise<[type: string, body: string]>> = {
  async report(token) {
    return ['application/json', JSON.stringify(await reportOf(token))]
  },
  async page(token) {
    const { content_data: content, created_at: createdAt } = await reportOf(token)
    const ideas = content.contentIdeas.map(
      (idea) => `<article><h2>${escaped(idea.title)}</h2><p>${escaped(idea.description)}</p></article>`,
    )
    const body = `<!doctype html><title>${escaped(content.companyName)}</title><p>${createdAt.toISOString()}</p>${ideas.join('')}`
    return ['text/html; charset=utf-8', body]
  },
  async ideas(profileId) {
    const { rows } = await pool.query(
      `select id, title, summary, description, outline, draft, call_to_action, prepare, checks, effort, reader, occasion,
         tasks, asks, edited, previous is not null as can_undo, content_type, objective, status, is_instant, dismissal,
         format_fields, evidence, explanation, engine, generated_at
       from content_ideas where profile_id = $1 order by generated_at desc, position, id limit 20`,
      [profileId],
    )
    return ['application/json', JSON.stringify(rows)]
  },
}

interface Row {
  content_data: { companyName: string; contentIdeas: { title: string; description: string }[] }
  created_at: Date
}

async function reportOf(token: string): Promise<Row> {
  const { rows } = await pool.query<Row>(
    'select id, content_data, created_at from deliveries where access_token = $1 and is_active',
    [token],
  )
  if (!rows[0]) throw new Error('There is no such report')
  return rows[0]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

http
  .createServer((request, response) => {
    const [, kind = '', key = ''] = (request.url ?? '').split('/')
    const answer = answers[kind]
    if (!answer) return void response.writeHead(404).end()
    answer(key).then(
      ([type, body]) => {
        response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
        response.end(body)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
