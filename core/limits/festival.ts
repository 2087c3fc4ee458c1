export const MAX_FESTIVAL_NAME = 80
export const MAX_SECTIONS = 40
/** `Open A`, in lists and on boards. */
export const MAX_SECTION_WORD = 16
export const MAX_PLACES = 5000
export const MAX_FIRST_BOARD = 9999
export const MAX_HOLD_HOURS = 720
export const MAX_FESTIVAL_TEXT = 20_000
export const MAX_CONTACT = 120
export const MAX_ENTRY_NOTE = 400
export const MAX_PRICE_RULES = 40
export const MAX_RULE_FEDERATIONS = 20
/** In the currency’s smallest unit. */
export const MAX_MONEY = 99_999_999
/** An amount as it is typed. */
export const MAX_MONEY_TEXT = 12
/** EPC069-12: the name of the account’s holder. */
export const MAX_HOLDER = 70
export const MAX_IBAN_TYPED = 42
export const MAX_PAYMENT_NOTE = 120
