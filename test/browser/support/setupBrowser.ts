// A cold browser on a busy two-core machine needs longer than Jest's five seconds.
jest.setTimeout(60_000);

// Such a machine may also stall a page past a limit. What fails is tried once more, and the first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
