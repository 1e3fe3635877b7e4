import { treeFromJson } from '../../../local/database/json';
import { parsePath } from '../../../local/database/path';
import { Ruleset } from '../../../local/rules/ruleset';
import type { RuleAuth } from '../../../local/rules/values';

const auth: RuleAuth = { uid: 'anna', provider: 'password', token: { email: 'anna@office.test', level: 3 } };
const data = treeFromJson(
  { text: 'Zmenáreň', number: 5, yes: true, branch: { a: 1, b: 'x' }, owner: 'anna' },
  { now: 0, existing: null },
);

/** Whether a rule with this expression allows a read. */
function holds(expression: string, who: RuleAuth | null = auth): boolean {
  return new Ruleset({ rules: { '.read': expression } }).allowsRead([], { auth: who, now: 1000, root: data });
}

describe('expressions that hold', () => {
  it.each([
    'true',
    '(true)',
    '1 + 2 * 3 === 7 && 7 % 4 == 3 && 6 / 4 - 1 === 0.5',
    "'a' + 1 === 'a1'",
    '-1 < 0 && 1 <= 1 && 2 > 1 && 2 >= 2',
    "'a' < 'b' && 'b' >= 'a'",
    '!false && (false || true)',
    "data.child('number').val() > 4 ? true : false",
    'now === 1000',
    "auth !== null && auth.uid === 'anna' && auth.provider === 'password'",
    "auth.token.email.endsWith('@office.test') && auth.token['level'] === 3",
    'auth.token.absent === null',
    "root.child('owner').val() === auth.uid",
    'data.exists() && data.hasChildren()',
  ])('%s', (expression) => {
    expect(holds(expression)).toBe(true);
  });

  it.each([
    "data.child('branch/a').val() === 1",
    "data.child('branch').child('b').parent().hasChild('a')",
    "data.hasChildren(['text', 'branch/a'])",
    "!data.hasChildren(['text', 'none'])",
    "data.child('text').isString() && data.child('number').isNumber() && data.child('yes').isBoolean()",
    "!data.child('branch').isString() && !data.child('none').exists() && data.child('none').val() === null",
    "data.child('text').getPriority() === null",
    "data.child('branch').val() !== null && data.child('branch').val() !== data.child('branch').val()",
  ])('%s', (expression) => {
    expect(holds(expression)).toBe(true);
  });

  it.each([
    "data.child('text').val().length === 8",
    "'abc'.length == 3 && 'abc'.contains('b') && 'abc'.beginsWith('ab') && 'abc'.endsWith('bc')",
    "'a.b.c'.replace('.', '-') === 'a-b-c'",
    "'Ab'.toLowerCase() === 'ab' && 'Ab'.toUpperCase() === 'AB'",
    "'2026-04-13'.matches(/^\\d{4}-\\d{2}-\\d{2}$/) && 'USD'.matches(/^usd$/i)",
    "!'x2026'.matches(/^\\d+$/)",
  ])('%s', (expression) => {
    expect(holds(expression)).toBe(true);
  });
});

describe('expressions that cannot be evaluated count as false', () => {
  it.each([
    "data.child('number').val().contains('5')",
    "data.child('number').val().length > 0",
    "data.child('none').val() > 0",
    "data.child('text').val() > 0",
    "data.child('text').val() && true",
    "!data.child('text').val()",
    'data.parent().exists()',
    "data.child('a.b').exists() || true",
    "'x' + auth.token.absent === 'xnull'",
    "data.child('branch').val().a === 1",
  ])('%s', (expression) => {
    expect(holds(expression)).toBe(false);
  });

  it('even where the rest would hold', () => {
    expect(holds("data.child('number').val().contains('5') || true")).toBe(false);
    expect(holds("true || data.child('number').val().contains('5')")).toBe(true);
  });

  it("and so does anything about a visitor's uid", () => {
    expect(holds('auth.uid !== null', null)).toBe(false);
    expect(holds('auth === null', null)).toBe(true);
  });
});

describe('rules that Firebase would refuse are refused at start', () => {
  it.each([
    ['user.uid === 1', 'unknown identifier "user"'],
    ['newData.exists()', 'unknown identifier "newData"'],
    ['$key === "a"', 'unknown identifier "$key"'],
    ['auth.name === "a"', 'auth has no property "name"'],
    ['data.exist()', 'unknown function "exist"'],
    ['data.exists', 'has no property "exists"'],
    ['"a".trim() === "a"', 'unknown function "trim"'],
    ['"a".size === 1', 'has no property "size"'],
    ['data.child("a")', 'must be a boolean'],
    ['data.child("a").val() === data', 'takes no snapshot'],
    ['data.child(1).exists()', 'must be a string'],
    ['data.child().exists()', 'takes 1 arguments'],
    ['data.hasChildren("a")', 'must be a strings'],
    ['data.hasChildren([,])', 'no holes'],
    ['"a".matches("a")', 'must be a regexp'],
    ['eval("1")', 'only methods'],
    ['[1].length === 1', 'must be a string'],
    ['"a" < true', 'takes no boolean'],
    ['1 && true', 'must be a boolean'],
    ['!1', 'must be a boolean'],
    ['typeof auth === "object"', 'unknown operator typeof'],
    ['1 & 1', 'unknown operator &'],
    ['auth[now] === 1', 'must be named'],
    ['(function () {})()', 'only methods'],
    ['this === null', 'ThisExpression'],
    ['true; true', 'one expression'],
    ['true;', 'one expression'],
    ['', 'one expression'],
    ['true &&', 'Unexpected token'],
    ['"a".matches(/(?=a)/)', 'starts with "(?"'],
    ['"a".matches(/(a)\\1/)', 'the escape \\1'],
    ['"a".matches(/\\ba/)', 'the escape \\b'],
    ['"a".matches(/a+?/)', 'lazy'],
    ['"a".matches(/a$b/)', 'anchor'],
    ['"a".matches(/a|^b/)', 'anchor'],
    ['"a".matches(/a/g)', 'flag'],
  ])('%s', (expression, problem) => {
    const compile = () => new Ruleset({ rules: { a: { '.read': expression } } });
    expect(compile).toThrow('Rule "/a/.read"');
    expect(compile).toThrow(problem);
  });

  it.each([
    [null, 'one member, "rules"'],
    [{}, 'one member, "rules"'],
    [{ rules: { '.read': 1 } }, 'a rule is a text or a boolean'],
    [{ rules: { '.reed': true } }, 'neither a known rule'],
    [{ rules: { a: true } }, 'neither a known rule'],
    [{ rules: { $a: {}, $b: {} } }, 'second wildcard'],
    [{ rules: { $a: { b: { $a: {} } } } }, 'name that is taken'],
  ])('%j', (source, problem) => {
    expect(() => new Ruleset(source)).toThrow(problem);
  });

  it('and so are index definitions', () => {
    expect(() => new Ruleset({ rules: { a: { '.indexOn': [1] } } })).toThrow('an index is a text or a list of texts');
  });
});

describe('indexes', () => {
  const rules = new Ruleset({
    rules: { list: { '.indexOn': ['until', 'by/name'] }, values: { '.indexOn': '.value' }, $other: { '.indexOn': 'x' } },
  });

  it.each([
    [['list'], 'until'],
    [['list'], 'by/name'],
    [['values'], '.value'],
    [['whatever'], 'x'],
  ])('are there at %j for %j', (path, order) => {
    expect(rules.hasIndex(path, order)).toBe(true);
  });

  it.each([
    [['list'], 'x'],
    [['list', 'deeper'], 'until'],
    [['values'], 'until'],
    [[], 'until'],
  ])('are not there at %j for %j', (path, order) => {
    expect(rules.hasIndex(path, order)).toBe(false);
  });
});

describe('what holds where', () => {
  const before = treeFromJson({ a: { b: { c: 1 } }, kept: { x: 1, y: 2 } }, { now: 0, existing: null });

  function allowsWrite(rules: object, path: string, after: unknown): boolean {
    const newRoot = treeFromJson(after, { now: 0, existing: null });
    return new Ruleset({ rules }).allowsWrite([parsePath(path)], newRoot, { auth: null, now: 0, root: before });
  }

  it('lets a permission reach down, and nothing below take it back', () => {
    const ruleset = new Ruleset({ rules: { a: { '.read': true, b: { '.read': false } } } });
    const context = { auth: null, now: 0, root: before };
    expect(ruleset.allowsRead(['a', 'b', 'c'], context)).toBe(true);
    expect(ruleset.allowsRead([], context)).toBe(false);
    expect(ruleset.allowsRead(['kept'], context)).toBe(false);
  });

  it('binds wildcards to the keys on the way, where no key has rules of its own', () => {
    const rules = { $top: { $below: { '.write': "$top === 'a' && $below === 'b'" }, own: { '.write': false } } };
    expect(allowsWrite(rules, 'a/b', { a: { b: 2 } })).toBe(true);
    expect(allowsWrite(rules, 'a/c', { a: { c: 2 } })).toBe(false);
    expect(allowsWrite(rules, 'a/own', { a: { own: 2 } })).toBe(false);
  });

  it('validates what is written, what holds it and what it holds', () => {
    const write = { '.write': true };
    const positive = { '.validate': 'newData.isNumber() && newData.val() > 0' };
    expect(allowsWrite({ ...write, a: { b: { c: positive } } }, 'a', { a: { b: { c: 0 } } })).toBe(false);
    expect(allowsWrite({ ...write, a: { b: { c: positive } } }, 'a', { a: { b: { c: 1 } } })).toBe(true);
    const whole = { a: { '.validate': "newData.hasChildren(['b', 'd'])" } };
    expect(allowsWrite({ ...write, ...whole }, 'a/b/c', { a: { b: { c: 2 } } })).toBe(false);
    expect(allowsWrite({ ...write, ...whole }, 'a/d', { a: { b: { c: 1 }, d: 1 } })).toBe(true);
  });

  it('validates no removal, and nothing beside what is written', () => {
    const never = { '.validate': false };
    expect(allowsWrite({ '.write': true, a: never }, 'a', { kept: { x: 1 } })).toBe(true);
    expect(allowsWrite({ '.write': true, kept: { y: never } }, 'kept/x', { kept: { x: 2, y: 2 } })).toBe(true);
    expect(allowsWrite({ '.write': true, kept: { y: never } }, 'kept/y', { kept: { x: 1, y: 3 } })).toBe(false);
  });

  it('shows a rule the data before and after at its own place', () => {
    const rules = { a: { b: { '.write': "data.child('c').val() === 1 && newData.child('c').val() === 2" } } };
    expect(allowsWrite(rules, 'a/b/c', { a: { b: { c: 2 } } })).toBe(true);
    expect(allowsWrite(rules, 'a/b/c', { a: { b: { c: 3 } } })).toBe(false);
  });

  it('asks every path of a merge', () => {
    const rules = new Ruleset({ rules: { a: { '.write': true } } });
    const context = { auth: null, now: 0, root: before };
    expect(rules.allowsWrite([['a'], ['kept']], null, context)).toBe(false);
    expect(rules.allowsWrite([['a']], null, context)).toBe(true);
  });
});
