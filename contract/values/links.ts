// Checks the web addresses that users enter for their brand, so that all of them are safe in a link or a
// picture.
import * as z from 'zod/mini'
import { withoutBadCharacters } from './texts.ts'

const port = String.raw`(?::\d{1,5})?`
const rest = '(?:[/?#].*)?$'
/**
 * An address with a scheme. It may have no user name or password before the host, because people would take
 * that for the host.
 */
const whole = new RegExp(String.raw`^https?://(?:\[[\da-f:.]+\]|[^\s/?#@:\\[\]]+)${port}${rest}`, 'i')
/**
 * An address as people type it: "hale.example/shop". The dot shows that it starts with a host and not with
 * the scheme of another kind of link.
 */
const bare = new RegExp(String.raw`^(?:localhost|[^\s/?#@:\\[\].]+\.[^\s/?#@:\\[\]]+)${port}${rest}`, 'i')

const isEmptyOr = (forms: readonly RegExp[]) => (text: string) =>
  text === '' || forms.some((form) => form.test(text))

const link = (forms: readonly RegExp[], sentence: string) =>
  z
    .string(sentence)
    .check(
      z.overwrite(withoutBadCharacters),
      z.trim(),
      z.maxLength(2048, 'This web address is too long'),
      z.refine(isEmptyOr(forms), sentence),
    )

/** A website's address, with or without `https://`; an empty string if there is none. */
export const WebsiteLink = link([whole, bare], 'Enter a website address, such as www.yourcompany.com')

/** The full address of a picture; an empty string if there is none. */
export const PictureLink = link([whole], 'Enter the web address of an image, starting with https://')
