// Shows the library to its writers: the list of trades, and one trade rendered for a brand.
import type { AnswerOf } from '#contract/call.ts'
import type { LibraryCard, LibraryTrade, readLibraryTrade, WovenPlay } from '#contract/library.ts'
import type { Account } from '#domain/account/account.ts'
import { asHouseQuestion } from '#domain/brand/house-answers.ts'
import { brandOf } from '#domain/brand/brand-of.ts'
import { cardOf } from '#domain/brand/card/card-of.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { memoize } from '#domain/memoize.ts'
import { checkTrade } from '#domain/playbook/checking/check-library.ts'
import { exampleCard } from '#domain/playbook/checking/example-cards.ts'
import type { Play, Playbook, Text, Trade } from '#domain/playbook/form.ts'
import { playbookIn } from '#domain/playbook/parsing/spelling.ts'
import { isNeedMet, newTrace } from '#domain/playbook/rendering/lines.ts'
import { renderContextOf, type RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { mainSubject } from '#domain/playbook/rendering/open.ts'
import { voiceOf } from '#domain/playbook/rendering/voice.ts'
import { renderPlay } from '#domain/playbook/rendering/render-play.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import { catalogue } from '#domain/seasons/catalogue.ts'
import type { World } from '#domain/world.ts'

export const tradesShown = ({ everyone, trades }: Playbook): LibraryTrade[] =>
  [everyone, ...trades].map(shown)

/** The faults are computed once, because the library doesn't change while the program runs. */
const faultsIn = memoize((playbook: Playbook) =>
  memoize((trade: Trade): string[] =>
    checkTrade(playbook, trade, new Set(catalogue.map(({ id }) => id))).map(
      ({ file, line, says }) => `library/${file}:${line} ${says}`,
    ),
  ),
)

/** Finds the faults of one trade. This is slow, so it is not done for the whole list. */
export function faultsOf(playbook: Playbook, id: string): { faults: string[] } {
  const trade = [playbook.everyone, ...playbook.trades].find((one) => one.id === id)
  if (trade === undefined) throw noTrade()
  return { faults: faultsIn(playbook)(trade) }
}

const noTrade = () => new Problem('not-found', 'We can’t find this trade.')

function shown(trade: Trade): LibraryTrade {
  const occasions = trade.plays.filter(({ occasion }) => occasion !== null).length
  return {
    id: trade.id,
    name: trade.name,
    family: trade.family,
    plays: trade.plays.length - occasions,
    occasions,
    offerings: trade.lexicon.length,
    questions: trade.questions.length,
  }
}

export async function showTrade(
  world: World,
  member: Account,
  id: string,
  { card: kind, country }: { card: LibraryCard; country: 'GB' | 'US' },
): Promise<AnswerOf<typeof readLibraryTrade>> {
  const read = playbookIn(world.playbook, country === 'US' ? 'us' : 'uk')
  const [trade, counted] = [read, world.playbook].map(({ everyone, trades }) =>
    [everyone, ...trades].find((one) => one.id === id),
  )
  if (trade === undefined || counted === undefined) throw noTrade()
  const context = await contextFor(world, member, read, trade, kind, country)
  return {
    trade: shown(counted),
    names: [...trade.names],
    asks: trade.questions.map(asHouseQuestion),
    lexicon: trade.lexicon.map(({ name, kind, note }) => ({ name, kind, note: plain(note) })),
    woven: trade.plays.map((play) => wovenFor(context, play)),
  }
}

async function contextFor(
  world: World,
  member: Account,
  playbook: Playbook,
  trade: Trade,
  kind: LibraryCard,
  country: string,
): Promise<RenderContext> {
  const profile = await ownProfile(world, member).catch(() => null)
  const today = localDay(world.zones, profile?.deliveryTimezone ?? 'UTC', world.now())
  if (kind === 'own' && profile === null)
    throw new Problem('not-found', 'You don’t have a brand yet. Choose another card.')
  const card =
    kind === 'own' && profile !== null
      ? cardOf(await brandOf(world, profile))
      : exampleCard(playbook, trade, kind === 'empty' ? 'empty' : 'full', country)
  return renderContextOf(playbook, [trade], card, today)
}

function wovenFor(context: RenderContext, play: Play): WovenPlay {
  const { id, intent, reader, effort, formats, objectives, occasion } = play
  const subject = mainSubject(context, play)
  const [format] = formats
  const voice = voiceOf(context, format ?? 'social', subject)
  const needs = play.needs.filter((need) => !isNeedMet(need, voice, newTrace())).map(({ slot }) => slot)
  const woven =
    format === undefined || needs.length > 0
      ? null
      : renderPlay({ ...context, pasted: new Set() }, play, format, subject)
  return {
    id,
    intent,
    reader,
    effort,
    formats: [...formats],
    objectives: [...objectives],
    occasion: [...(occasion?.days ?? []), ...(occasion?.own ? [occasion.own.name] : [])],
    needs,
    woven: woven && {
      format: woven.format,
      title: woven.title,
      why: woven.why,
      outline: woven.outline,
      draft: woven.draft,
      callToAction: woven.callToAction,
      prepare: woven.prepare,
      checks: woven.checks,
      formatFields: woven.fields,
    },
  }
}

const plain = (text: Text): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : 'uk' in piece ? piece.uk : '')).join('')
