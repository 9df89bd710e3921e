// Reads the library's files from the product's own folder.
import fs from 'node:fs'
import path from 'node:path'
import type { LibraryFile } from '#domain/playbook/parsing/playbook.ts'

export const readLibraryFiles = (folder: string): LibraryFile[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md') && name !== 'FORM.md')
    .map((name) => ({ path: name, text: fs.readFileSync(path.join(folder, name), 'utf8') }))
