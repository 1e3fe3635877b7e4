/** The options of a command, in the form that `parseArgs` expects. */
export type OptionTypes = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/**
 * A command's arguments, including options that npm keeps for itself when `--` is forgotten: `npm run deploy --dry-run`
 * arrives without an argument, with `npm_config_dry_run=true` in the environment. A word after such an option may have
 * become its value. Of npm's own shorthands, such as `--local` (`--no-global`), nothing arrives: a command must not
 * depend on them.
 */
export function withSwallowed(args: readonly string[], options: OptionTypes, variables: NodeJS.ProcessEnv): string[] {
  return [...Object.entries(options).flatMap(([name, { type }]) => swallowed(name, type, variables)), ...args];
}

function swallowed(name: string, type: 'boolean' | 'string', variables: NodeJS.ProcessEnv): readonly string[] {
  if (name.startsWith('no-') && valueOf(name.slice('no-'.length), variables) === '') {
    return [`--${name}`];
  }
  const value = valueOf(name, variables);
  if (value === undefined || value === '') {
    return [];
  }
  if (value === 'true') {
    return [`--${name}`];
  }
  return type === 'string' ? [`--${name}=${value}`] : [`--${name}`, value];
}

function valueOf(name: string, variables: NodeJS.ProcessEnv): string | undefined {
  return variables[`npm_config_${name.replaceAll('-', '_')}`];
}
