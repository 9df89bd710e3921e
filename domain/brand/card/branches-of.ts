// Finds the branches of a brand that has several, and the phone number of each. What belongs to one branch is
// never given as the whole brand's.
import type { Fact } from '#contract/facts.ts'
import type { Card, SourcedText } from '#domain/playbook/card.ts'

/** The names of the branches in the order of the website; none if the facts name fewer than two. */
export function branchesOf(facts: readonly Fact[]): string[] {
  const names = new Set(facts.flatMap(({ slots }) => slots.branch ?? []))
  return names.size < 2 ? [] : [...names]
}

/** The phone number of the whole brand, or else that of each branch. */
export function phonesOf(
  facts: readonly Fact[],
  branches: readonly string[],
  asSaid: (fact: Fact, text: string | undefined) => SourcedText[],
): Pick<Card, 'phone' | 'branchPhones'> {
  const isOfBranch = ({ slots }: Fact) => slots.branch !== undefined && branches.length > 0
  const phones = (of: readonly Fact[]) => of.flatMap((fact) => asSaid(fact, fact.slots.phone))
  const [phone = null] = phones(facts.filter((fact) => !isOfBranch(fact)))
  return {
    phone,
    branchPhones:
      phone === null
        ? branches.flatMap((branch) =>
            phones(facts.filter(({ slots }) => slots.branch === branch))
              .slice(0, 1)
              .map((one) => ({ ...one, branch })),
          )
        : [],
  }
}
