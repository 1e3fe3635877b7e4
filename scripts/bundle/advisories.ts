import type { BundleReport } from '../../build/bundleReportPlugin';

/** Bundled into the service worker, which the report of the chunks leaves out. */
const workerPackages = ['core', 'precaching', 'routing', 'strategies'].map((name) => `node_modules/workbox-${name}`);

/** `npm audit --json` as far as it is read here. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { readonly name: string; readonly severity: string; readonly range: string; readonly nodes: readonly string[] }
    >
  >;
}

/**
 * Which packages of a build have known vulnerabilities, a line for each, by what `npm audit --json` has printed; null when
 * that is no answer, as without a network.
 */
export function findAdvisories({ chunks }: BundleReport, printed: string): readonly string[] | null {
  const { vulnerabilities } = parse(printed);
  if (vulnerabilities === undefined) {
    return null;
  }
  const bundled = new Set([
    ...workerPackages,
    ...chunks.flatMap((chunk) => chunk.modules.flatMap(({ name }) => packageOf(name))),
  ]);
  return Object.values(vulnerabilities)
    .filter(({ nodes }) => nodes.some((node) => bundled.has(node)))
    .map(({ name, severity, range }) => `${name} ${range} has a known vulnerability (${severity}): see \`npm audit\``);
}

function packageOf(module: string): readonly string[] {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  return found === undefined ? [] : [found];
}

function parse(printed: string): AuditReport {
  try {
    return (JSON.parse(printed) ?? {}) as AuditReport;
  } catch {
    return {};
  }
}
