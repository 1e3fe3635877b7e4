import type { BundleReport } from '../../build/bundleReportPlugin';
import { FIREBASE_CHUNK, firebasePackages, scriptOf } from '../../build/chunks';
import { builtLanguages } from '../../build/pages';
import { keptOf, keptOfBoard } from '../../build/serviceWorker';
import { budgets } from '../budgets/budgets';

/** The modules that the production alias of the router has to replace. */
const ROUTER = 'node_modules/react-router/dist/';

/** Names and patterns on which the build relies but that no longer match anything, one line each; an empty list is a pass. */
export function findLostAssumptions({ chunks }: BundleReport, files: readonly string[]): readonly string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules.map(({ name }) => name));
  const ofFirebase = chunks
    .filter((chunk) => chunk.files.some((file) => scriptOf(FIREBASE_CHUNK).test(file)))
    .flatMap((chunk) => chunk.modules.map(({ name }) => name));
  const lacksFile = (pattern: RegExp): boolean => !files.some((file) => pattern.test(file));
  return [
    ...[...builtLanguages(files).flatMap(keptOf), ...keptOfBoard(builtLanguages(files))]
      .filter(lacksFile)
      .map((pattern) => `the service worker keeps ${pattern}, which no file is`),
    ...budgets.flatMap(({ name, files: patterns }) =>
      patterns.filter(lacksFile).map((pattern) => `the budget "${name}" weighs ${pattern}, which no file is`),
    ),
    ...firebasePackages
      .filter((name) => !ofFirebase.some((module) => module.startsWith(`node_modules/${name}/`)))
      .map((name) => `the chunk "${FIREBASE_CHUNK}" is to hold ${name}, and does not`),
    ...(modules.some((name) => name.startsWith(`${ROUTER}production/`))
      ? []
      : [`no chunk holds anything of ${ROUTER}production/`]),
    ...modules.filter((name) => name.startsWith(`${ROUTER}development/`)).map((name) => `a chunk holds ${name}`),
  ];
}
