import { call, delay, spawn } from 'typed-redux-saga';
import type { ReportError } from './reportError';

/** How long to wait before a failed watcher is restarted, in milliseconds. */
export const BEGIN_AGAIN_AFTER = 5_000;

/**
 * Runs watchers side by side. A watcher that throws is reported and restarted, because nothing else on the page would
 * do its work; the others are not affected. A watcher that ends by itself is not restarted.
 */
export function* keepRunning(watchers: readonly (() => Generator)[], reportError: ReportError) {
  // Spawned, not forked: the failure of one must not end the others.
  for (const watch of watchers) {
    yield* spawn(keepOneRunning, watch, reportError);
  }
}

function* keepOneRunning(watch: () => Generator, reportError: ReportError) {
  while (true) {
    try {
      yield* call(watch);
      return;
    } catch (error) {
      yield* call(reportError, error);
    }
    yield* delay(BEGIN_AGAIN_AFTER);
  }
}
