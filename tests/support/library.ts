// The shipped library, read once per test file.
import path from 'node:path'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import { root } from './database.ts'

export const { playbook, faults: libraryFaults } = readPlaybook(readLibraryFiles(path.join(root, 'library')))
