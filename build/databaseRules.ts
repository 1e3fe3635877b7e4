/** The security rules, put together from named parts: they are the only boundary on the server, and one text each would hide why. */
import { languages } from '../src/domain/languages';
import { MOST_CHARACTERS } from '../src/domain/notices/notice';
import { CURRENCY_CODE } from '../src/domain/rates/currencyCode';
import { LONGEST_NAME } from '../src/domain/rates/missingNames';
import { LARGEST_RATE } from '../src/domain/rates/rateParts';

/** What is deployed, and what the local backend obeys. */
export const RULES_FILE = 'database.rules.json';

/** The text of RULES_FILE. */
export function databaseRulesJson(): string {
  return `${JSON.stringify(databaseRules(), null, 2)}\n`;
}

/**
 * Nothing is allowed but what is named. Whatever must hold stands in `.write`: a `.validate` isn't asked where something
 * is deleted, nor are those of its siblings. So those here only keep unknown fields out, and say of one text, which nobody can
 * delete, what it must be.
 */
function databaseRules() {
  return {
    rules: {
      '.read': false,
      '.write': false,
      currencies: {
        '.read': true,
        $currency: { '.write': mayWriteRecord, ...fields('acronym', 'name_en', 'name_sk', 'buy', 'sell', 'updated') },
      },
      archive: {
        '.read': true,
        '.indexOn': ['until'],
        $entry: { '.write': mayWriteEntry, ...fields('acronym', 'buy', 'sell', 'until', 'by', 'save') },
      },
      notices: {
        '.read': true,
        $notice: {
          $version: {
            '.write': mayWriteNotice,
            ...fields('firstDay', 'lastDay', 'by', 'at', 'isWithdrawn'),
            text: { $language: { '.validate': isNoticeText } },
            closed: fields('from', 'to'),
          },
        },
      },
      staff: { $uid: { '.read': 'auth !== null && auth.uid === $uid' } },
      staffNames: { '.read': isStaff },
    },
  };
}

function fields(...names: readonly string[]) {
  return { ...Object.fromEntries(names.map((name) => [name, { '.validate': true }])), $other: { '.validate': false } };
}

/*
 * Patterns keep to what Firebase's own engine knows, which isn't JavaScript's: no `.`, which takes in line breaks there,
 * and none of the classes such as `\s`.
 */

const CODE = String(CURRENCY_CODE);

const SAVE_ID = '/^[A-Za-z0-9_-]{8,20}$/';

/** A day that the calendar has, from 2000 to 2099. */
const CALENDAR_DAY = either(
  `20[0-9][0-9]-${either(
    '(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])',
    '(0[469]|11)-(0[1-9]|[12][0-9]|30)',
    '02-(0[1-9]|1[0-9]|2[0-8])',
  )}`,
  '20([02468][048]|[13579][26])-02-29',
);

/** A time that a clock shows, to the minute. */
const CLOCK_TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';

const MOMENT = pattern(CALENDAR_DAY, 'T', CLOCK_TIME, ':[0-5][0-9]');
const DAY = pattern(CALENDAR_DAY);
const TIME = pattern(CLOCK_TIME);

const NOTICE_ID = '/^[A-Za-z0-9_-]{8,20}$/';

/** Versions are counted; no notice has a thousand. */
const NOTICE_VERSION = '/^[1-9][0-9]{0,2}$/';

const NOTICE_LANGUAGE = pattern(either(...languages));

/** Characters that leave a mark: not the blanks of Unicode, its marks of direction and width, controls or halves of a pair. */
const VISIBLE = '!-~¡-¬®-῾‐-‧‰-⁞⁰-⿻、-힣';

/** Visible characters, with single or several spaces between them alone, and no line break. */
const PLAIN_TEXT = pattern(`[${VISIBLE}]([ ${VISIBLE}]*[${VISIBLE}])?`);

function pattern(...parts: readonly string[]): string {
  return `/^${parts.join('')}$/`;
}

function either(...branches: readonly string[]): string {
  return `(${branches.join('|')})`;
}

/** Who is on the list, and proved it by the password: no other way of signing in is offered. */
const isStaff = all(
  'auth !== null',
  "auth.token.firebase.sign_in_provider === 'password'",
  "root.child('staff/' + auth.uid).val() === true",
);

/** The whole data as this update leaves it, seen from a record as from an entry. */
const AFTER = 'newData.parent().parent()';

/** A record has its six fields, and its key is its code in lower case. */
const isWholeRecord = all(
  `newData.child('acronym').val().matches(${CODE})`,
  "newData.child('acronym').val().toLowerCase() === $currency",
  isName('name_en'),
  isName('name_sk'),
  isRate('buy'),
  isRate('sell'),
  `newData.child('updated').val().matches(${MOMENT})`,
);

function isName(field: string): string {
  return all(
    `newData.child('${field}').val().length <= ${LONGEST_NAME}`,
    `newData.child('${field}').val().matches(${PLAIN_TEXT})`,
  );
}

function isRate(field: string): string {
  const rate = `newData.child('${field}')`;
  return all(`${rate}.isNumber()`, `${rate}.val() > 0`, `${rate}.val() <= ${LARGEST_RATE}`);
}

/** Names alone are no version of their own: nothing goes to the archive. */
const keepsVersion = all(...['updated', 'buy', 'sell'].map((field) => isUnchanged(field)));

function isUnchanged(field: string): string {
  return `newData.child('${field}').val() === data.child('${field}').val()`;
}

/** The archive gets this entry by the same update; the entry's own rule says whether it is the right one. */
function adds(entry: string): string {
  return all(`!root.child(${entry}).exists()`, `${AFTER}.child(${entry}).exists()`);
}

const VERSION_ENTRY = "'archive/' + $currency + '~' + data.child('updated').val()";
const BEGINNING_ENTRY = "'archive/' + $currency + '~' + newData.child('updated').val() + '~new'";

/** No version is ever called as an archived one, so that a write that was held up finds its version gone. */
const isNewName = `!${AFTER}.child('archive/' + $currency + '~' + newData.child('updated').val()).exists()`;

/** EUR is the base of all rates: nobody changes its record. */
const mayWriteRecord = all(
  isStaff,
  "$currency !== 'eur'",
  choice(
    'newData.exists()',
    // The beginning comes first: what is stored may be no name to look for.
    all(isWholeRecord, any(keepsVersion, all(isNewName, any(adds(BEGINNING_ENTRY), adds(VERSION_ENTRY))))),
    adds(VERSION_ENTRY),
  ),
);

/** The key of the record that an entry is about. */
const KEY = "newData.child('acronym').val().toLowerCase()";
const REPLACED = `root.child('currencies/' + ${KEY})`;
const REPLACING = `${AFTER}.child('currencies/' + ${KEY})`;

/**
 * Whether what stood there can be named by its `updated`. A malformed one names nothing, and one that is archived already
 * (the record came back from a backup) would name two versions.
 */
const wasVersion = all(
  `${REPLACED}.child('updated').isString()`,
  `${REPLACED}.child('updated').val().matches(${MOMENT})`,
  `!root.child('archive/' + ${KEY} + '~' + ${REPLACED}.child('updated').val()).exists()`,
);

/** The entry holds the version that stood there, under its name. */
const keepsReplaced = all(
  `$entry === ${KEY} + '~' + ${REPLACED}.child('updated').val()`,
  ...['buy', 'sell'].map((field) =>
    // A rate that is no value can't be compared, and is left out.
    choice(
      `${REPLACED}.child('${field}').hasChildren()`,
      `!newData.hasChild('${field}')`,
      `newData.child('${field}').val() === ${REPLACED}.child('${field}').val()`,
    ),
  ),
);

const isBeginning = all(
  `${REPLACING}.exists()`,
  `$entry === ${KEY} + '~' + ${REPLACING}.child('updated').val() + '~new'`,
  "!newData.hasChild('buy')",
  "!newData.hasChild('sell')",
);

/** An entry is added together with the change of its record that it tells of, once, and stays as it is. */
const mayWriteEntry = all(
  isStaff,
  '!data.exists()',
  `newData.child('acronym').val().matches(${CODE})`,
  "newData.child('acronym').val() !== 'EUR'",
  "newData.child('by').val() === auth.uid",
  "newData.child('until').val() === now",
  `newData.child('save').val().matches(${SAVE_ID})`,
  `${REPLACING}.child('updated').val() !== ${REPLACED}.child('updated').val()`,
  choice(wasVersion, keepsReplaced, isBeginning),
);

const isNoticeText = all(
  `$language.matches(${NOTICE_LANGUAGE})`,
  `newData.val().length <= ${MOST_CHARACTERS}`,
  `newData.val().matches(${PLAIN_TEXT})`,
);

/** A notice, a closure or both: whoever has a text has it in Slovak. */
const saysSomething = choice("newData.hasChild('text')", "newData.child('text').hasChild('sk')", "newData.hasChild('closed')");

/** On whole days, or on each of them from a time to a later one. */
const closesSensibly = choice(
  "newData.child('closed').hasChildren()",
  all(
    `newData.child('closed/from').val().matches(${TIME})`,
    `newData.child('closed/to').val().matches(${TIME})`,
    "newData.child('closed/from').val() < newData.child('closed/to').val()",
  ),
  any("!newData.hasChild('closed')", "newData.child('closed').val() === 'day'"),
);

/**
 * A version of a notice is added and stays as it is. Whoever changes a notice adds the version after the newest that he saw: of
 * two who do so at once, the second finds its number taken and is refused.
 */
const mayWriteNotice = all(
  isStaff,
  '!data.exists()',
  `$notice.matches(${NOTICE_ID})`,
  `$version.matches(${NOTICE_VERSION})`,
  saysSomething,
  closesSensibly,
  `newData.child('firstDay').val().matches(${DAY})`,
  `newData.child('lastDay').val().matches(${DAY})`,
  "newData.child('firstDay').val() <= newData.child('lastDay').val()",
  "newData.child('by').val() === auth.uid",
  "newData.child('at').val() === now",
  "newData.child('isWithdrawn').isBoolean()",
);

function all(...conditions: readonly string[]): string {
  return conditions.join(' && ');
}

function any(...conditions: readonly string[]): string {
  return `(${conditions.map((condition) => `(${condition})`).join(' || ')})`;
}

function choice(condition: string, then: string, otherwise: string): string {
  return `(${condition} ? ${then} : ${otherwise})`;
}
