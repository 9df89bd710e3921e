// Tests an idea at its own address: opening and closing it, copying and editing its draft, and improving it
// with an answer.
import { atIdeas, card, openTitle, titles } from './idea-cards.ts'
import { signUpByApi } from './people.ts'
import { expect, test } from './product.ts'
import { contrastsOn, expectNoFaults, notice } from './screen.ts'

test(
  'an idea opens beside its list, or alone on a phone, and Back shows the list again',
  { tag: '@phone' },
  async ({ page, product, isMobile }) => {
    const [first = '', second = ''] = await atIdeas(page, product)
    await card(page, second).getByRole('link').click()
    await expect(openTitle(page)).toHaveText(second)
    await expect(openTitle(page)).toBeFocused()
    await expect(page).toHaveURL(/\/ideas\/[0-9a-f-]{36}$/)
    const list = page.getByRole('region', { name: 'All ideas' })
    if (isMobile) await expect(list).toBeHidden()
    else await expect(list.getByRole('link', { name: second })).toHaveAttribute('aria-current', 'true')
    for (const part of ['Draft', 'Why this idea'])
      await expect(page.getByRole('region', { name: part })).toBeVisible()
    await expectNoFaults(page)
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: product.url }])
    await page.reload()
    await expect(openTitle(page)).toHaveText(second)
    expect(await contrastsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Previous idea' }).click()
    await expect(openTitle(page)).toHaveText(first)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Ideas', level: 1 })).toBeVisible()
    await expect(titles(page)).toHaveCount(5)
  },
)

test('a user sees at least eight ideas and can move through them by keyboard', async ({ page, product }) => {
  await signUpByApi(page, product)
  for (const topic of ['bread', 'prices', 'the van'])
    await page.request.post('/api/generate-instant', {
      headers: { origin: product.url },
      data: {
        briefDescription: `Something about ${topic} in Ludlow`,
        contentObjectives: ['educate', 'inspire'],
      },
    })
  await page.goto('/ideas')
  await expect(titles(page).nth(9)).toBeVisible()
  const inSight = await page.evaluate(
    () =>
      [...document.querySelectorAll('main article')].filter(
        (card) => card.getBoundingClientRect().bottom <= window.innerHeight,
      ).length,
  )
  expect(inSight).toBeGreaterThanOrEqual(8)
  expect(inSight).toBeLessThanOrEqual(12)

  const names = await titles(page).allTextContents()
  const link = (at: number) => titles(page).nth(at).getByRole('link')
  await link(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(openTitle(page)).toHaveText(names[3] ?? '')
  await expect(openTitle(page)).toBeFocused()
  await link(3).focus()
  await page.keyboard.press('ArrowDown')
  await expect(openTitle(page)).toHaveText(names[4] ?? '')
  await expect(link(4)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ideas', level: 1 })).toBeVisible()
  await expect(link(4)).toBeFocused()
})

test('a user copies a draft, edits it in place, and copies the edited text', async ({ page, product }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first = ''] = await atIdeas(page, product)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await card(page, first).getByRole('link').click()
  const draft = page.getByRole('region', { name: 'Draft' })
  await draft.getByRole('button', { name: 'Copy draft' }).click()
  await expect(draft.getByText('Copied')).toBeVisible()
  const [opening = ''] = (await clipboard()).split('\n')
  await expect(draft).toContainText(opening)

  await draft.getByRole('button', { name: 'Edit the draft' }).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Good morning, Ludlow. ')
  await draft.getByRole('button', { name: 'Save' }).click()
  await expect(draft.getByText('Edited by you')).toBeVisible()
  await expect(draft).toContainText(`Good morning, Ludlow. ${opening}`)
  await page.reload()
  await expect(draft).toContainText('Good morning, Ludlow.')

  const why = await page
    .getByRole('region', { name: 'Why this idea' })
    .getByRole('paragraph')
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Copy idea' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await clipboard()
  expect(copied.startsWith(first)).toBe(true)
  for (const part of ['Good morning, Ludlow.', why]) expect(copied).toContain(part)
})

test('an answer below an idea changes the idea in place, and Undo restores it', async ({ page, product }) => {
  await signUpByApi(page, product)
  const answer = await page.request.get('/api/content-ideas')
  const ideas = (await answer.json()) as { id: string; draft: string; asks: { choices: string[] | null }[] }[]
  const asking = ideas.find(({ asks }) => asks.length > 0)
  if (!asking) throw new Error('No idea asks anything')
  await page.goto(`/ideas/${asking.id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(questions.getByRole('heading')).toHaveText(
    /^(One answer|Two answers) would make this idea better$/,
  )
  await expectNoFaults(page)
  const [choice] = asking.asks[0]?.choices ?? []
  const question = questions.getByRole('group').first()
  if (choice) await question.getByRole('button', { name: choice, exact: false }).first().click()
  else {
    await question.getByRole('textbox').fill('At half past seven')
    await question.getByRole('button', { name: 'Save' }).click()
  }
  await expect(notice(page).getByText(/^(Idea updated|Answer saved)$/)).toBeVisible()
  await questions.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page).getByText('Idea changed back')).toBeVisible()
  const after = (await (await page.request.get(`/api/content-ideas/${asking.id}`)).json()) as {
    draft: string
  }
  expect(after.draft).toBe(asking.draft)
})
