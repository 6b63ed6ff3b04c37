/**
 * The words that leaked passwords are made of again and again, folded to the letters a-z. Together with the digits
 * and marks that people put around them (`guessable-password.ts`) they cover the head of every published leak.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  abcdef abcdefg abcabc access admin administrator adminadmin airborne alexander alexandra alexandria alexis amanda
  america anderson andrea andrew angel angela angelina anthony apple arsenal asdfgh asdf ashley asshole august austin
  babygirl bailey banana barbara barcelona baseball basketball batman beautiful benjamin bigdaddy bismillah blahblah
  blessed blink blueeyes bonjour boomer brandon britney broncos brooklyn bubbles bulldog bulldogs buster butterfly
  california cameron camaro captain carolina caroline catherine challenger changeme charles charlie charlotte cheese
  chelsea cherry chester chicago chicken chocolate christian christina christine christopher christmas cocacola coffee
  college computer consumer contrasena cookie corvette cowboys creative cristina crystal daniel danielle dallas darkness
  default destiny diablo diamond dolphin dolphins dragon dragonball dragons eagles einstein elephant elizabeth eminem
  enter everton everything evolution facebook falcon family fantasy february ferrari firebird fishing florida flower
  flowers football forever formula frank freedom friend friends friendship fuckme fuckoff fuckyou gabriel gandalf garfield
  genius george geronimo gfhjkm giants ginger girlfriend godisgood godzilla golfer google gordon grandma green guitar
  hamster hannah happiness happy harley harrypotter hello hellokitty helloworld heather hockey hollywood homework hotmail
  hottie hunter iceman iloveme iloveu iloveyou iloveyousomuch independent indonesia infinity inlove internet ironman
  isabella islam jackass jackson january jasmine jennifer jeremy jessica jesus jesuschrist jesusislord johncena johnson
  jonathan jordan joseph joshua july june junior justin justinbieber kamikaze katherine kawasaki killer kimberly kingkong
  kitty knight kristina lakers lauren leagueoflegends legend letmein liberty linkedin linkinpark liverpool logitech london
  looking love lovely loveme lover loveyou macintosh madison maggie manchester manchesterunited marina marlboro marley
  martin marvel master matrix matthew maverick maxwell melissa mercedes merlin metallica mexico michael michelle mickey
  microsoft midnight miguel minecraft mobile money monkey monkeys monster montana morgan mother motherfucker motorola
  mountain mustang mylove mypassword naruto natalie natasha nicholas nicole nintendo nirvana nothing november october
  oliver olivia online orange pakistan panther paradise parola pass passport password passwort passwords patricia patrick
  peaches peanut pepper philippines phoenix photoshop picture pikachu playboy playstation please pokemon portugal precious
  president princesa princess private public purple qazwsx qazwsxedc querty qwerty qwertyui qwertyuiop qwertz rachel
  raiders rainbow ranger rangers realmadrid rebecca redskins remember richard robert rockstar roberto ronaldo rosebud
  russia samantha samsung samuel sandra saturday scooter scorpion sebastian secret september server service sexy shadow
  shannon shelby sierra silver simple skateboard skywalker slipknot smokey snickers snoopy soccer softball something
  sophie southpark spartan spiderman spongebob square starcraft starwars station stephanie steelers steven strawberry
  summer sunday sunflower sunset sunshine superman superstar support swordfish system tamara taylor teacher tequila test
  testing testpassword testtest thailand theman theresa thomas thunder tiffany tigger tigers timothy tinkerbell tottenham
  trinity trustno trustnoone tweety twilight twitter united unknown user valentina valentine vanessa vampire victor victoria
  vietnam vincent virginia volcom warcraft warrior washington welcome welcometo westside whatever wildcats william
  williams willow winner winston winter wolfgang wolverine wonderful xavier yamaha yankees yellow yourmom zaqwsx zxcvbn
  zxcvbnm
  `
    .trim()
    .split(/\s+/),
)

/** Rows and columns of keyboards, the alphabet and the digits: passwords are walked along them in both directions. */
export const walks: readonly string[] = [
  '01234567890',
  '123456789101112131415',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '!@#$%^&*()',
]
