const errorDenies =
  'Without the question for the type, what follows cannot be evaluated for any other type, and that denies as well.';

/** The mutants that no case can tell from the rules, each with the reason why none can. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  "/rules/currencies/$currency/.write: auth !== null && auth.token.firebase.sign_in_provider === 'password' && root.child('staf → (auth.token.firebase.sign_in_provider === 'password') && root.child('staf":
    'Nobody has no token: the question for its provider cannot be evaluated, and that denies as well.',
  "/rules/currencies/$currency/.write: e_sk', 'buy', 'sell', 'updated'])) → e_sk', 'buy', 'sell']))":
    "The record's own .validate asks for a text there, whatever is written; the list names it for the reader.",
  '/rules/currencies/$currency/acronym/.validate: newData.isString() && newData.val().toLowerCase() === $currency → (newData.val().toLowerCase() === $currency)':
    errorDenies,
  '/rules/currencies/$currency/buy/.validate: newData.isNumber() && newData.val() > 0 && newData.val() <= → (newData.val() > 0) && newData.val() <=':
    errorDenies,
  '/rules/currencies/$currency/name_en/.validate: newData.isString() && newData.val().length > 0 && newData.val().le → (newData.val().length > 0) && newData.val().le':
    errorDenies,
  '/rules/currencies/$currency/name_sk/.validate: newData.isString() && newData.val().length > 0 && newData.val().le → (newData.val().length > 0) && newData.val().le':
    errorDenies,
  '/rules/currencies/$currency/sell/.validate: newData.isNumber() && newData.val() > 0 && newData.val() <= → (newData.val() > 0) && newData.val() <=':
    errorDenies,
  '/rules/currencies/$currency/updated/.validate: newData.isString() && newData.val().matches(/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$/) → (newData.val().matches(/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$/))':
    errorDenies,
};
