// A cold browser on a busy two-core machine needs longer than Jest's five seconds.
jest.setTimeout(60_000);
