// The passwords of at least eight characters that are most common in published leaks, because attackers try
// these first. Shorter passwords are refused anyway.
import { Problem } from '#domain/problem.ts'

const common = new Set(
  `
  password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1 sunshine
  iloveyou computer starwars princess 11111111 corvette 1234qwer internet samantha q1w2e3r4t5 maverick
  whatever mercedes steelers qwer1234 hardcore q1w2e3r4 midnight bigdaddy marlboro password1 1q2w3e4r
  cocacola jordan23 asdfasdf 12344321 liverpoo qwerty123 passw0rd abcd1234 slipknot scorpion startrek
  asdfghjkl redskins qazwsxedc liverpool butthead dolphins qwertyui shithead metallic mountain elephant
  rush2112 1q2w3e4r5t creative garfield bullshit asdfghjk 1qazxsw2 airborne brooklyn godzilla 4815162342
  darkness blink182 platinum 01012011 11223344 lifehack 12qwaszx snowball nintendo pakistan redwings
  explorer guinness lasvegas 789456123 christin asdf1234 babygirl michigan carolina alexande dickhead
  minecraft metallica snickers paradise 147258369 lacrosse bollocks poohbear qweasdzxc einstein drowssap
  spitfire maryjane champion svetlana westside security zaq12wsx 123456789a 1232323q scarface qwerty12
  stargate 12345qwert semperfi scotland cherokee simpsons michael1 vladimir passport infinity bulldogs
  1234554321 budlight usuckballz1 softball fktrcfylh kawasaki wildcats logitech swordfis alexandr motorola
  patriots colorado juventus freeuser warcraft wolverin elizabet valentin password123 spiderma hello123
  ncc1701d pearljam 123qweasd predator charlie1 panthers peekaboo rolltide cardinal chevelle fyfcnfcbz
  loverboy 123654789 changeme electric darkside wolfpack hercules letmein1 741852963 spiderman blizzard
  123456789q cheyenne cjkysirj 147852369 pussycat a1b2c3d4 airplane freepass billybob chocolat stingray
  firebird zeppelin tarheels greenday 01011980 engineer hellfire serenity fireball darkstar 1029384756
  mustang1 pavilion 01012000 bobafett dbrnjhbz welcome1 swimming defender precious icecream swordfish
  presario rockstar airforce thailand bluebird goldfish wrangler cadillac longhorn qazwsx123 microsoft
  christia 1qaz2wsx3edc 12345678910 a1234567 qwerty12345 123321123 abc12345 football1 a123456789
  qwerty1234 test1234 superman1 aa123456 a12345678 iloveyou1 p@ssw0rd sunshine1 princess1 admin123
  welcome123 temp1234 secret123 qwe123456 password! default1 pass@123 password@123 admin@123 administrator
  aa@123456 abcd@1234 qwertyui1 1q2w3e4r! 00000000 88888888 99999999 987654321 123123123 12341234
  111111111 1111111111 0123456789 welcome@123 user1234 guest1234 root1234 changeme123 letmein123 india@123
  p@ssword demo1234
  `
    .trim()
    .split(/\s+/),
)

/**
 * Refuses a new password that is one of the most common. Case and surrounding spaces are ignored. @throws
 * Problem for the field `path`
 */
export function requireUncommonPassword(password: string, path: string): void {
  if (!common.has(password.normalize('NFC').trim().toLowerCase())) return
  const message = 'This password is too common. Choose another one.'
  throw new Problem('invalid', message, { errors: [{ path, message }] })
}
