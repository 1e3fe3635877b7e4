/* Reasons why no case can tell a mutant from the rules. An expression that can't be evaluated denies the request. */

const nobodyHasNoUid = 'Nobody has no uid: the question for it cannot be evaluated.';

const nobodyHasNoToken = 'Nobody has no token: the question for its provider cannot be evaluated.';

const textHasNoOrder = 'Whatever is no number cannot be compared with 0.';

const recordRuleRefuses =
  'An entry passes only with a change of its record in the same update, whose own rule asks for the staff, for the code, ' +
  'for another currency than EUR and for an entry that was not there. Said here too, since the archive is never changed.';

const entryIsOfAnotherVersion =
  "A save under its version's own name adds the entry of that name: it passes here, and the entry's rule refuses it because " +
  'the time is the same.';

const nothingHasNoName = 'Of a record that is gone, no time can be put into the name of a beginning.';

const nothingEndsLater =
  'Closing begins before it ends, and no time is after 23:59: what begins at 24 or later is refused for that.';

/** The mutants that behave exactly like the rules, each with the reason. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  "/rules/currencies/$currency/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth.token.firebase.sign_in_provider === 'password') && root.child('staf":
    nobodyHasNoToken,
  "/rules/currencies/$currency/.write: (newData.exists() ? newData.child('acronym').val().matches(/ … 00000 && newData.child('sell').isNumber() && newData.child(' → (newData.exists() ? (newData.child('acronym').val().matches( … && newData.child('buy').val() <= 1000000) && newData.child('":
    textHasNoOrder,
  "/rules/currencies/$currency/.write: (newData.exists() ? newData.child('acronym').val().matches(/ … ])?$/) && newData.child('buy').isNumber() && newData.child(' → (newData.exists() ? (newData.child('acronym').val().matches( … ‧‰-⁞⁰-⿻、-힣]*[!-~¡-¬®-῾‐-‧‰-⁞⁰-⿻、-힣])?$/)) && newData.child('":
    textHasNoOrder,
  "/rules/currencies/$currency/.write: ‧‰-⁞⁰-⿻、-힣])?$/) && newData.child('buy').isNumber() && newData.child('b → ‧‰-⁞⁰-⿻、-힣])?$/) && true && newData.child('b":
    textHasNoOrder,
  "/rules/currencies/$currency/.write: val() <= 1000000 && newData.child('sell').isNumber() && newData.child('s → val() <= 1000000 && true && newData.child('s":
    textHasNoOrder,
  "/rules/currencies/$currency/.write: 'sell').val()) || (!newData.parent().parent( → 'sell').val()) || (!data.parent().parent(":
    entryIsOfAnotherVersion,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … newData.child('acronym').val() !== 'EUR' && newData.child('b → (auth !== null && auth.token.firebase.sign_in_provider === ' … acronym').val().matches(/^[A-Z]{3,5}$/)) && newData.child('b":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … ('acronym').val().matches(/^[A-Z]{3,5}$/) && newData.child(' → (newData.child('acronym').val().matches(/^[A-Z]{3,5}$/)) && newData.child('":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … uth.uid).val() === true && !data.exists() && newData.child(' → (auth !== null && auth.token.firebase.sign_in_provider === ' … hild('staff/' + auth.uid).val() === true) && newData.child('":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … uth.uid).val() === true && !data.exists() && newData.child(' → (!data.exists()) && newData.child('":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … uth.uid).val() === true && !data.exists() && newData.child(' → ((auth !== null && auth.token.firebase.sign_in_provider ===  … uid).val() === true) || (!data.exists())) && newData.child('":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … hild('staff/' + auth.uid).val() === true && !data.exists() & → (auth !== null && auth.token.firebase.sign_in_provider === 'password') && !data.exists() &":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … hild('staff/' + auth.uid).val() === true && !data.exists() & → (root.child('staff/' + auth.uid).val() === true) && !data.exists() &":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'p … hild('staff/' + auth.uid).val() === true && !data.exists() & → ((auth !== null && auth.token.firebase.sign_in_provider ===  … ld('staff/' + auth.uid).val() === true)) && !data.exists() &":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth !== null) && root.child('staf":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth.token.firebase.sign_in_provider === 'password') && root.child('staf":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → ((auth !== null) || (auth.token.firebase.sign_in_provider === 'password')) && root.child('staf":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: .val() === true && !data.exists() && newData.child('a → .val() === true && !false && newData.child('a":
    recordRuleRefuses,
  '/rules/archive/$entry/.write: l().matches(/^[A-Z]{3,5}$/) && newData.ch → l().matches(/^[A-Z]{2,5}$/) && newData.ch':
    recordRuleRefuses,
  '/rules/archive/$entry/.write: ).matches(/^[A-Z]{3,5}$/) && newData.chil → ).matches(/^[A-Z]{3,6}$/) && newData.chil':
    recordRuleRefuses,
  "/rules/archive/$entry/.write: (/^[A-Z]{3,5}$/) && newData.child('acronym') → (/^[A-Z]{3,5}$/) && data.child('acronym')":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: wData.child('acronym').val() !== 'EUR' & → wData.child('acronymx').val() !== 'EUR' &":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: nym').val() !== 'EUR' && newData.child(' → nym').val() !== 'EURx' && newData.child('":
    recordRuleRefuses,
  "/rules/archive/$entry/.write: ld('sell').val()) : newData.parent().parent().child('currenc … rCase()).child('updated').val() + '~new' && !newData.hasChil → ld('sell').val()) : ($entry === newData.child('acronym').val … Case()).child('updated').val() + '~new') && !newData.hasChil":
    nothingHasNoName,
  "/rules/archive/$entry/.write: ld('sell').val()) : newData.parent().parent().child('currenc … 'acronym').val().toLowerCase()).exists() && $entry === newDa → ld('sell').val()) : true && $entry === newDa":
    nothingHasNoName,
  "/rules/notices/$notice/$version/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth.token.firebase.sign_in_provider === 'password') && root.child('staf":
    nobodyHasNoToken,
  '/rules/notices/$notice/$version/.write: es(/^([01][0-9]|2[0-3]):[0-5][0-9]$/) &&  → es(/^([01][0-9]|2[0-4]):[0-5][0-9]$/) && ':
    nothingEndsLater,
  '/rules/staff/$uid/.read: auth !== null && auth.uid === $uid → (auth.uid === $uid)': nobodyHasNoUid,
  "/rules/staffNames/.read: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth.token.firebase.sign_in_provider === 'password') && root.child('staf":
    nobodyHasNoToken,
};
