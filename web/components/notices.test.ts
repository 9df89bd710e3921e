import { HttpError, unreachable } from '#web/api/http-error.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORGOTTEN_AFTER, makeNotices } from './notices.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a new notice replaces the last one', () => {
  const notices = makeNotices()
  notices.notify({ title: 'Saved' })
  notices.notify({ title: 'Deleted' })
  expect(notices.current()).toMatchObject({ title: 'Deleted', open: true })
})

test('a closed notice is kept invisibly for a moment and then removed', () => {
  const notices = makeNotices()
  notices.notify({ title: 'Saved' })
  notices.close(notices.current()!.id)
  expect(notices.current()).toMatchObject({ title: 'Saved', open: false })
  vi.advanceTimersByTime(FORGOTTEN_AFTER - 1)
  expect(notices.current()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(notices.current()).toBeUndefined()
})

test('closing an old notice doesn’t close the new one', () => {
  const notices = makeNotices()
  notices.notify({ title: 'Saved' })
  const old = notices.current()!.id
  notices.close(old)
  notices.notify({ title: 'Deleted' })
  notices.close(old)
  vi.advanceTimersByTime(FORGOTTEN_AFTER)
  expect(notices.current()).toMatchObject({ title: 'Deleted', open: true })
})

test('a listener is called at each change until it unsubscribes', () => {
  const notices = makeNotices()
  const heard = vi.fn()
  const stop = notices.subscribe(heard)
  notices.notify({ title: 'Saved' })
  notices.close(1)
  stop()
  notices.notify({ title: 'Deleted' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a call without an answer shows no notice, and closes one that announced success too early', () => {
  const notices = makeNotices()
  notices.notify({ title: 'Moved to In use' })
  notices.notify({ title: 'We couldn’t save that', error: unreachable() })
  expect(notices.current()).toMatchObject({ title: 'Moved to In use', open: false })
})

test('the notice of a failed call is marked as bad', () => {
  const notices = makeNotices()
  notices.notify({ title: 'We couldn’t save that', error: new HttpError(500, 'No') })
  expect(notices.current()).toMatchObject({ title: 'We couldn’t save that', tone: 'bad', open: true })
})
