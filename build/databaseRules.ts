/**
 * The database's security rules, composed of named parts. They are the only protection on the server, and one long text
 * per rule would hide the reasons.
 */
import { languages } from '../src/domain/languages';
import { MOST_CHARACTERS } from '../src/domain/notices/notice';
import { PLAIN_LINE } from '../src/domain/plainLine';
import { CURRENCY_CODE } from '../src/domain/rates/currencyCode';
import { LONGEST_NAME } from '../src/domain/rates/missingNames';
import { LARGEST_RATE } from '../src/domain/rates/rateParts';

/** The rules that are deployed and that the local backend applies. */
export const RULES_FILE = 'database.rules.json';

/** The text of RULES_FILE. */
export function databaseRulesJson(): string {
  return `${JSON.stringify(databaseRules(), null, 2)}\n`;
}

/**
 * Everything is forbidden unless a rule allows it. All conditions stand in `.write`, because neither the `.validate` of
 * a deleted place nor the ones of its siblings are evaluated. The `.validate` rules here only keep unknown fields out
 * and check one text that nobody can delete.
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
 * The patterns are limited to the syntax of Firebase's own engine, which isn't JavaScript's: no `.`, which matches line
 * breaks there, and no classes such as `\s`.
 */

const CODE = String(CURRENCY_CODE);

const SAVE_ID = '/^[A-Za-z0-9_-]{8,20}$/';

/** An existing calendar day from 2000 to 2099. */
const CALENDAR_DAY = either(
  `20[0-9][0-9]-${either(
    '(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])',
    '(0[469]|11)-(0[1-9]|[12][0-9]|30)',
    '02-(0[1-9]|1[0-9]|2[0-8])',
  )}`,
  '20([02468][048]|[13579][26])-02-29',
);

/** A valid time of day, to the minute. */
const CLOCK_TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';

const MOMENT = pattern(CALENDAR_DAY, 'T', CLOCK_TIME, ':[0-5][0-9]');
const DAY = pattern(CALENDAR_DAY);
const TIME = pattern(CLOCK_TIME);

const NOTICE_ID = '/^[A-Za-z0-9_-]{8,20}$/';

/** Version numbers have at most three digits; no notice has a thousand versions. */
const NOTICE_VERSION = '/^[1-9][0-9]{0,2}$/';

const NOTICE_LANGUAGE = pattern(either(...languages));

const PLAIN_TEXT = String(PLAIN_LINE);

function pattern(...parts: readonly string[]): string {
  return `/^${parts.join('')}$/`;
}

function either(...branches: readonly string[]): string {
  return `(${branches.join('|')})`;
}

/** A member of the staff list who signed in by password, the only way of signing in that is offered. */
const isStaff = all(
  'auth !== null',
  "auth.token.firebase.sign_in_provider === 'password'",
  "root.child('staff/' + auth.uid).val() === true",
);

/** All data as this update leaves them, seen from a record or from an entry. */
const AFTER = 'newData.parent().parent()';

/** A record has all six fields, and its key is its code in lower case. */
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

/** A change of names alone is no new version, so nothing goes to the archive. */
const keepsVersion = all(...['updated', 'buy', 'sell'].map((field) => isUnchanged(field)));

function isUnchanged(field: string): string {
  return `newData.child('${field}').val() === data.child('${field}').val()`;
}

/** The same update adds this entry to the archive; the entry's own rule decides whether it is the right one. */
function adds(entry: string): string {
  return all(`!root.child(${entry}).exists()`, `${AFTER}.child(${entry}).exists()`);
}

const VERSION_ENTRY = "'archive/' + $currency + '~' + data.child('updated').val()";
const BEGINNING_ENTRY = "'archive/' + $currency + '~' + newData.child('updated').val() + '~new'";

/** No new version may have the name of an archived one: a delayed write then finds that the version it saw is gone. */
const isNewName = `!${AFTER}.child('archive/' + $currency + '~' + newData.child('updated').val()).exists()`;

/** Nobody may change the record of EUR, the base of all rates. */
const mayWriteRecord = all(
  isStaff,
  "$currency !== 'eur'",
  choice(
    'newData.exists()',
    // The beginning comes first, because the stored `updated` may not be usable in the name of an entry.
    all(isWholeRecord, any(keepsVersion, all(isNewName, any(adds(BEGINNING_ENTRY), adds(VERSION_ENTRY))))),
    adds(VERSION_ENTRY),
  ),
);

/** The key of the record that an entry belongs to. */
const KEY = "newData.child('acronym').val().toLowerCase()";
const REPLACED = `root.child('currencies/' + ${KEY})`;
const REPLACING = `${AFTER}.child('currencies/' + ${KEY})`;

/**
 * Whether the replaced record has a usable name. A malformed `updated` is no name, and one that is archived already
 * (the record came back from a backup) would name two versions.
 */
const wasVersion = all(
  `${REPLACED}.child('updated').isString()`,
  `${REPLACED}.child('updated').val().matches(${MOMENT})`,
  `!root.child('archive/' + ${KEY} + '~' + ${REPLACED}.child('updated').val()).exists()`,
);

/** The entry holds the replaced version, under that version's name. */
const keepsReplaced = all(
  `$entry === ${KEY} + '~' + ${REPLACED}.child('updated').val()`,
  ...['buy', 'sell'].map((field) =>
    // A rate that is not a single value can't be compared, so the entry leaves it out.
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

/** An entry can only be added, once, together with the change of its record, and never changes afterwards. */
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

/** A notice has a text, a closure or both; a text has to be in Slovak at least. */
const saysSomething = choice("newData.hasChild('text')", "newData.child('text').hasChild('sk')", "newData.hasChild('closed')");

/** Closed on whole days, or on each day between two times in order. */
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
 * A version of a notice can only be added and never changes afterwards. A new version has the number after the newest
 * one that its writer saw: if two people change a notice at once, the second finds the number taken and is refused.
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
