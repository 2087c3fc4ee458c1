import * as say from '#words/corePeople.js'

const MIN_LENGTH = 8
const MAX_LENGTH = 128

export const EASY_PASSWORD = say.easyPassword

/** Common passwords of sufficient length. The Worker has a longer list. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 88888888 66666666 99999999 password password1 ' +
    'password12 password123 passw0rd p@ssw0rd qwertyui qwertyuiop qwerty123 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx ' +
    'asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball ' +
    'baseball1 basketball superman batman123 welcome1 welcome123 letmein1 letmein123 trustno1 whatever computer internet ' +
    'starwars michelle jennifer charlie1 michael1 jordan23 liverpool chelsea1 arsenal1 abcd1234 abc12345 a1b2c3d4 aa123456 ' +
    'admin123 administrator changeme secret123 test1234 monkey123 dragon123 master123 shadow12 pokemon1 samsung1 google123'
  ).split(' '),
)
const CONTEXT = ['kibitz', 'chess', 'checkmate', 'chesscom', 'lichess']

/** Why a password is refused, in a sentence; undefined if it is accepted. Letters of any script are allowed. */
export function passwordRefusal(password: string, username = ''): string | undefined {
  if (password.length < MIN_LENGTH) return say.passwordTooShort({ count: MIN_LENGTH })
  if (password.length > MAX_LENGTH) return say.passwordTooLong({ count: MAX_LENGTH })
  const plain = password.toLowerCase()
  const bare = plain.replace(/[\d\W_]+/g, '')
  const isKnown = COMMON.has(plain) || CONTEXT.includes(bare) || new Set(plain).size < 3
  if (isKnown || (username !== '' && plain.includes(username.toLowerCase()))) {
    return EASY_PASSWORD()
  }
  return undefined
}
