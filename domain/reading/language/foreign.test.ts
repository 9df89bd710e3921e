import { expect, test } from 'vitest'
import { foreignLanguage } from './foreign.ts'

const texts = {
  German:
    'Wir backen unser Brot jeden Morgen in der alten Mühle am Fluss. Unsere Bäckerei wurde 1978 gegründet und liegt mitten in der Stadt.',
  Dutch:
    'Wij bakken ons brood elke ochtend in de oude molen aan de rivier. We zijn open van maandag tot en met zaterdag, en op zondag rusten we.',
  Danish:
    'Vi bager vores brød hver morgen i den gamle mølle ved åen. Vores bageri blev grundlagt i 1978 og ligger midt i byen, tæt ved havnen.',
  French:
    'Nous cuisons notre pain chaque matin dans le vieux moulin au bord de la rivière. Notre boulangerie existe depuis 1978 au centre de la ville.',
  Polish:
    'Pieczemy chleb każdego ranka w starym młynie nad rzeką. Nasza piekarnia powstała w 1978 roku i znajduje się w samym środku miasta, obok ratusza.',
}

test.each(Object.entries(texts))('text in %s is recognised as such', (name, text) => {
  expect(foreignLanguage(text, [])).toBe(name)
  expect(foreignLanguage(text, ['en-US'])).toBe(name)
})

test('the language of a long text is recognised too', () => {
  expect(foreignLanguage(texts.German.repeat(20), [])).toBe('German')
})

const welsh =
  'Rydym yn pobi ein bara bob bore yn yr hen felin ar lan yr afon. Sefydlwyd ein becws yn 1978 ac mae yng nghanol y dref, wrth ymyl y neuadd.'

test('the language that the pages declare is preferred to a guess', () => {
  expect(foreignLanguage(welsh, ['cy-GB', 'en'])).toBe('Welsh')
})

test('a language that isn’t declared and could be several is reported as “another language”', () => {
  expect(foreignLanguage(welsh, [])).toBe('another language')
  expect(foreignLanguage(welsh, ['zz', 'not a language'])).toBe('another language')
})

test.each([
  'Gum treatment for sore gums. Smile Dental is in Leeds. Book a check-up for £45 with Dr Patel. We have late evenings, and you can park behind the surgery.',
  'We throw pots by hand in the old mill at Bewdley. Bowls from £24, mugs from £15. You can watch from the yard, and our kiln is fired with wood each spring.',
])('text in English is read as English, whatever language the pages declare: “%s”', (text) => {
  expect(foreignLanguage(text, ['de'])).toBeNull()
})

test('text in English and another language is read as English', () => {
  expect(
    foreignLanguage(
      `${texts.German} We bake our bread each morning in the old mill by the river, and you are welcome to watch.`,
      [],
    ),
  ).toBeNull()
})

test('a few words are not enough to report a foreign language', () => {
  expect(foreignLanguage('Bäckerei Müller, Hauptstraße 4', ['de'])).toBeNull()
})
