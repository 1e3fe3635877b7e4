import type { BundleReport } from '../../build/bundleReportPlugin';

/** These are bundled into the service worker, which the report on the chunks doesn't cover. */
const workerPackages = ['core', 'precaching', 'routing', 'strategies'].map((name) => `node_modules/workbox-${name}`);

/** The parts of `npm audit --json` that are read here. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { readonly name: string; readonly severity: string; readonly range: string; readonly nodes: readonly string[] }
    >
  >;
}

/**
 * The packages in a build with known vulnerabilities, one line each, according to the output of `npm audit --json`;
 * null when the output is no report, for instance without a network.
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
